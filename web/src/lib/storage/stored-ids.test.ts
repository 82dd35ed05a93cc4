import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlayed, rememberPlayed } from './remember-played';
import { keptIds } from './stored-ids';

/** A fake device storage, with an optional failure of writes. */
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

describe('keptIds', () => {
  it('returns stored ids for the same key', () => {
    keptIds('jade-harbour.played').change(() => ['hk-slots', 'roulette']);

    expect(keptIds('jade-harbour.played').read()).toEqual(['hk-slots', 'roulette']);
    expect(keptIds('jade-harbour.favorites').read()).toEqual([]);
  });

  it('reads what another tab wrote meanwhile', () => {
    const ids = keptIds('jade-harbour.played');
    ids.change(() => ['hk-slots']);

    device.kept.set('jade-harbour.played', 'roulette');
    ids.change((before) => [...before, 'blackjack']);

    expect(ids.read()).toEqual(['roulette', 'blackjack']);
  });

  it('keeps ids for the page where storage is full', () => {
    vi.stubGlobal('localStorage', storage(new Error('The quota is exceeded.')));
    const ids = keptIds('jade-harbour.played');

    ids.change(() => ['hk-slots']);

    expect(ids.read()).toEqual(['hk-slots']);
    expect(keptIds('jade-harbour.played').read()).toEqual([]);
  });

  it('is empty where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('Access is denied.');
      },
    });

    expect(keptIds('jade-harbour.played').read()).toEqual([]);
  });
});

describe('device games', () => {
  it('are stored as they were played, the latest first and each once', () => {
    for (const id of ['hk-slots', 'roulette', 'hk-slots', 'blackjack']) rememberPlayed(id);

    expect(device.kept.get('jade-harbour.played')).toBe('blackjack hk-slots roulette');
  });

  it('are dropped after a dozen others', () => {
    for (let game = 1; game <= 14; game += 1) rememberPlayed(`game-${game}`);

    const remembered = device.kept.get('jade-harbour.played')?.split(' ');

    expect(remembered).toHaveLength(12);
    expect(remembered?.at(-1)).toBe('game-3');
  });

  it("are deleted with the player's data", () => {
    rememberPlayed('hk-slots');

    forgetPlayed();

    expect([...device.kept.values()]).toEqual(['']);
  });
});
