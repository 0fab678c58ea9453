"""What every rulebook stands on: records, bits, chance, events, options, the contract.

Knows no game by name, no clock, no files but the cache of compiled rules.
"""
