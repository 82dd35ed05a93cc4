import { describe, expect, it, vi } from 'vitest';
import { isClientSeed } from '#domain/fairness/commitment';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { chooseFirstSeed } from './choose-first-seed';

const random = new Uint8Array(16).map((_byte, index) => index * 7);

function setup({ hasRotated = false, failure = null as Error | null } = {}) {
  const rotate = vi.fn(async (_clientSeed: string) => {
    if (failure) throw failure;
  });
  const api = { hasRotated: async () => hasRotated, rotate };
  return { rotate, choose: () => chooseFirstSeed(random, api) };
}

describe('chooseFirstSeed', () => {
  it('rotates once to a seed generated in the browser', async () => {
    const { rotate, choose } = setup();

    await choose();

    const [[clientSeed = ''] = []] = rotate.mock.calls;
    expect(isClientSeed(clientSeed)).toBe(true);
    expect(rotate).toHaveBeenCalledOnce();
  });

  it('does nothing when the player has rotated before', async () => {
    const { rotate, choose } = setup({ hasRotated: true });

    await choose();

    expect(rotate).not.toHaveBeenCalled();
  });

  it('resolves while a round is open, so that the onboarding continues', async () => {
    const failure = new ApiRefusal({ status: 409, code: 'games/round-open', message: 'open' });

    await expect(setup({ failure }).choose()).resolves.toBeUndefined();
  });

  it('rethrows any other failure for the onboarding to show', async () => {
    await expect(setup({ failure: new Error('away') }).choose()).rejects.toThrow('away');
  });
});
