/** Sounds made here, from noise and a few tones; off unless the player wants them. */

import { settings } from './settings.svelte'

let context: AudioContext | undefined

function audio(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === 'undefined') return undefined
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** A short knock: filtered noise that dies away. */
function knock(on: AudioContext, after: number, pitch: number, loud: number): void {
  const length = Math.floor(on.sampleRate * 0.05)
  const buffer = on.createBuffer(1, length, on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = new AudioBufferSourceNode(on, { buffer })
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 2 })
  const volume = new GainNode(on, { gain: loud })
  source.connect(filter).connect(volume).connect(on.destination)
  source.start(on.currentTime + after)
}

function tone(on: AudioContext, after: number, pitch: number, seconds: number): void {
  const start = on.currentTime + after
  const source = new OscillatorNode(on, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(on, { gain: 0 })
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  source.connect(volume).connect(on.destination)
  source.start(start)
  source.stop(start + seconds)
}

export function rattle(dice: number): void {
  const on = audio()
  if (!on) return
  for (let i = 0; i < 3 + dice * 2; i++) knock(on, i * 0.045, 900 + Math.random() * 1400, 0.5)
}

/** Cards that are laid on the table. */
export function slap(cards: number): void {
  const on = audio()
  if (!on) return
  for (let i = 0; i < Math.min(cards, 5); i++) knock(on, i * 0.035, 700 + i * 60, 0.4)
}

/** Cards that are thrown there. */
export function thud(): void {
  const on = audio()
  if (!on) return
  knock(on, 0, 160, 1)
  for (let i = 0; i < 5; i++) knock(on, 0.02 + i * 0.03, 500 + i * 90, 0.6)
}

export function chime(): void {
  const on = audio()
  if (!on) return
  tone(on, 0, 659, 0.5)
  tone(on, 0.12, 880, 0.7)
}

export function fanfare(): void {
  const on = audio()
  if (!on) return
  ;[523, 659, 784, 1047].forEach((pitch, place) => tone(on, place * 0.1, pitch, 0.6))
}
