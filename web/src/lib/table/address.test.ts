import { describe, expect, it } from 'vitest'
import { isLoopback, reachableOrigin } from './address'

const me = { name: null, version: '1', public_url: null, lan_url: null }

describe('the address that others are given', () => {
  it('is the public one where there is one', () => {
    expect(reachableOrigin({ ...me, public_url: 'https://play.example/' }, 'http://127.0.0.1:8000')).toBe('https://play.example')
  })
  it('is that of the network where this page is on loopback', () => {
    expect(reachableOrigin({ ...me, lan_url: 'http://192.168.1.5:8000' }, 'http://localhost:8000')).toBe('http://192.168.1.5:8000')
  })
  it('is the one the page has otherwise', () => {
    expect(reachableOrigin({ ...me, lan_url: 'http://192.168.1.5:8000' }, 'http://10.0.0.2:8000')).toBe('http://10.0.0.2:8000')
    expect(reachableOrigin(null, 'http://127.0.0.1:8000')).toBe('http://127.0.0.1:8000')
  })
  it('knows loopback when it sees it', () => {
    expect(isLoopback('http://127.0.0.1:8000')).toBe(true)
    expect(isLoopback('http://localhost')).toBe(true)
    expect(isLoopback('http://[::1]:80')).toBe(true)
    expect(isLoopback('http://127.example.org')).toBe(false)
  })
})
