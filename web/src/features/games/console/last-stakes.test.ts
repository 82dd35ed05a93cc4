import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDeviceMemory } from '#web/lib/storage/device-memory';
import { lastCoin, lastStake, rememberStake } from './last-stakes';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});

describe('the last stake', () => {
  it('is none in a new game, which begins with Gold Coins', () => {
    expect(lastCoin('hk-slots')).toBe('gold');
    expect(lastStake('hk-slots', 'gold')).toBeNull();
  });

  it('is stored for each game and coin', () => {
    rememberStake('hk-slots', { coin: 'gold', stake: 500 });
    rememberStake('hk-slots', { coin: 'sweeps', stake: 20 });
    rememberStake('roulette', { coin: 'gold', stake: 100 });

    expect([lastCoin('hk-slots'), lastCoin('roulette')]).toEqual(['sweeps', 'gold']);
    expect(lastStake('hk-slots', 'gold')).toBe(500);
    expect(lastStake('hk-slots', 'sweeps')).toBe(20);
    expect(lastStake('roulette', 'sweeps')).toBeNull();
  });

  it('is forgotten on sign-out', () => {
    rememberStake('hk-slots', { coin: 'gold', stake: 500 });

    forgetDeviceMemory();

    expect(lastStake('hk-slots', 'gold')).toBeNull();
  });
});
