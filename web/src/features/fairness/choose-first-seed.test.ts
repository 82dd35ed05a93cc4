import { describe, expect, it, vi } from 'vitest';
import { isClientSeed } from '#domain/fairness/commitment';
import { ApiRefusal } from '#web/lib/api-refusal';
import type { playFabOps } from '#web/lib/play-fab-ops';
import { chooseFirstSeed } from './choose-first-seed';

const random = new Uint8Array(16).map((_byte, index) => index * 7);

function setup({ revealed = null as object | null, failure = null as Error | null } = {}) {
  const post = vi.fn(async (_path: string, _request: { body: { clientSeed: string } }) => {
    if (failure) throw failure;
  });
  const api = { get: async () => ({ revealed }), post };
  return { post, choose: () => chooseFirstSeed(random, api as unknown as typeof playFabOps) };
}

describe('chooseFirstSeed', () => {
  it('rotates once to a seed of the browser’s own', async () => {
    const { post, choose } = setup();

    await choose();

    const [[path, { body }] = ['', { body: { clientSeed: '' } }]] = post.mock.calls;
    expect(path).toBe('/fairness/rotate');
    expect(isClientSeed(body.clientSeed)).toBe(true);
    expect(post).toHaveBeenCalledOnce();
  });

  it('leaves a seed alone that the player has changed before', async () => {
    const { post, choose } = setup({ revealed: { serverSeed: 's' } });

    await choose();

    expect(post).not.toHaveBeenCalled();
  });

  it('does not stand in the way of the welcome while a round is open', async () => {
    const failure = new ApiRefusal({ status: 409, code: 'games/round-open', message: 'open' });

    await expect(setup({ failure }).choose()).resolves.toBeUndefined();
  });

  it('passes on whatever else fails, so that the welcome tells of it', async () => {
    await expect(setup({ failure: new Error('away') }).choose()).rejects.toThrow('away');
  });
});
