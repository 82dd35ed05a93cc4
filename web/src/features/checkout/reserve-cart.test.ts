import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { reserveCart } from './reserve-cart';

vi.mock('#web/lib/api/play-fab-ops', () => ({ playFabOps: { get: vi.fn(), post: vi.fn() } }));

const cartOf = (...lines: object[]) =>
  vi.mocked(playFabOps.get).mockResolvedValue({ version: 1, lines, total: 0, updatedAt: null } as never);

beforeEach(() => vi.mocked(playFabOps.post).mockReset());

describe('reserveCart', () => {
  it('requests no reservation for an empty cart', async () => {
    cartOf();

    expect(await reserveCart()).toBeNull();
    expect(playFabOps.post).not.toHaveBeenCalled();
  });

  it('returns the reservation of a cart with prizes', async () => {
    const held = { reservation: { id: 'held' } };
    cartOf({ product: 'mug' });
    vi.mocked(playFabOps.post).mockResolvedValue(held as never);

    expect(await reserveCart()).toBe(held);
  });
});
