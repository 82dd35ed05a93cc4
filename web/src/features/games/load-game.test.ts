import { afterEach, describe, expect, it, vi } from 'vitest';
import parSheet from '#content/catalog/par-sheets/hk-slots.json';
import type { PublishedGame } from '#contracts/play/public-routes';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { loadVersionOf } from './load-game';
import { ofFamily } from './published-game';

vi.mock('#web/lib/api/config', () => ({
  loadConfig: async () => ({
    amplify: { API: { REST: { playFabOps: { endpoint: 'https://api.test/v1' } } } },
  }),
}));

const { id, version: _, stakes, ...machine } = hkSlots;
const rules = { family: 'slots', ...machine };
const game = { id, stakes, rules, parSheet, parHash: 'a'.repeat(64) } as unknown as PublishedGame;
const retired = { ...game, parHash: 'b'.repeat(64), parSheet: { ...parSheet, version: 0 } };

afterEach(() => vi.unstubAllGlobals());

function roundOn(parHash: string) {
  return { proof: { parHash, clientSeed: 'mine', nonce: 0, serverSeedHash: 'c'.repeat(64) } };
}

describe('loadVersionOf', () => {
  it('sends no request for a round on the current version', async () => {
    const fetchStub = vi.fn();
    vi.stubGlobal('fetch', fetchStub);

    expect((await loadVersionOf(game, roundOn(game.parHash))).parSheet.version).toBe(parSheet.version);
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('loads the retired version that a round names', async () => {
    const fetchStub = vi.fn(async (_request: string | Request) => Response.json(retired));
    vi.stubGlobal('fetch', fetchStub);

    expect((await loadVersionOf(game, roundOn(retired.parHash))).parSheet.version).toBe(0);
    expect(fetchStub.mock.calls.map(([request]) => String(request))).toContain(
      `https://api.test/v1/public/games/hk-slots/versions/${retired.parHash}`,
    );
  });
});

describe('ofFamily', () => {
  it('returns a game of the family', () => {
    expect(ofFamily(game, 'slots')).toBe(game);
  });

  it('throws for another family', () => {
    expect(() => ofFamily(game, 'wheel')).toThrow('not by wheel');
  });
});
