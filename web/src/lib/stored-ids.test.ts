import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFavorites, toggleFavorite } from './favorite-games';
import { forgetPlayed, rememberPlayed } from './played-games';
import { keptIds } from './stored-ids';

/** A device's storage, and what it says when asked to keep more. */
function storage(refusal?: Error) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refusal) throw refusal;
      kept.set(key, value);
    },
  };
}

let device: ReturnType<typeof storage>;

beforeEach(() => {
  device = storage();
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

describe('ids that a device keeps', () => {
  it('are there again for whoever asks for the same key', () => {
    keptIds('a').change(() => ['hk-slots', 'roulette']);

    expect(keptIds('a').read()).toEqual(['hk-slots', 'roulette']);
    expect(keptIds('b').read()).toEqual([]);
  });

  it('are what another tab wrote meanwhile', () => {
    const ids = keptIds('a');
    ids.change(() => ['hk-slots']);

    device.kept.set('a', 'roulette');
    ids.change((before) => [...before, 'blackjack']);

    expect(ids.read()).toEqual(['roulette', 'blackjack']);
  });

  it('last as long as the page where nothing may be kept', () => {
    vi.stubGlobal('localStorage', storage(new Error('The quota is exceeded.')));
    const ids = keptIds('a');

    ids.change(() => ['hk-slots']);

    expect(ids.read()).toEqual(['hk-slots']);
    expect(keptIds('a').read()).toEqual([]);
  });

  it('are none where storage may not even be looked at', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('Access is denied.');
      },
    });

    expect(keptIds('a').read()).toEqual([]);
  });
});

describe('the games of a device', () => {
  it('are remembered as they were played, the latest first and each once', () => {
    for (const id of ['hk-slots', 'roulette', 'hk-slots', 'blackjack']) rememberPlayed(id);

    expect(device.kept.get('jade-harbour.played')).toBe('blackjack hk-slots roulette');
  });

  it('are forgotten after a dozen others', () => {
    for (let game = 1; game <= 14; game += 1) rememberPlayed(`game-${game}`);

    const remembered = device.kept.get('jade-harbour.played')?.split(' ');

    expect(remembered).toHaveLength(12);
    expect(remembered?.at(-1)).toBe('game-3');
  });

  it('are favorites until the heart is pressed again', () => {
    toggleFavorite('hk-slots');
    toggleFavorite('roulette');
    toggleFavorite('hk-slots');

    expect(device.kept.get('jade-harbour.favorites')).toBe('roulette');
  });

  it("are nobody's any more once they are to be forgotten", () => {
    rememberPlayed('hk-slots');
    toggleFavorite('roulette');

    forgetPlayed();
    forgetFavorites();

    expect([...device.kept.values()]).toEqual(['', '']);
  });
});
