import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '#contracts/shop/cart-routes';
import { playFabOps } from '../api/play-fab-ops';
import { addToCart, loadCart } from './cart';

vi.mock('../api/play-fab-ops', () => ({ playFabOps: { get: vi.fn(), put: vi.fn() } }));

/** The cart on the server. */
let pieces: Map<string, number>;
let version: number;

const line = ([product, quantity]: [string, number]): Cart['lines'][number] => ({
  product,
  name: product,
  image: null,
  category: 'merch',
  quantity,
  price: 1_400,
  priceWhenAdded: 1_400,
  available: true,
  notice: null,
  stock: 50,
});
const answer = (): Cart => ({ version, updatedAt: null, total: 0, lines: [...pieces].map(line) });

beforeEach(() => {
  [pieces, version] = [new Map(), 0];
  vi.mocked(playFabOps.get).mockImplementation(async () => answer() as never);
  vi.mocked(playFabOps.put).mockImplementation(async (route, { path, body }) => {
    const product = path?.['product'];
    if (product === undefined || !body || !('quantity' in body)) throw new Error(`Nobody asked for ${route}`);
    pieces.set(product, body.quantity);
    version += 1;
    return answer() as never;
  });
});

it('addToCart adds to a quantity that another device has changed since the page was opened', async () => {
  await loadCart();
  pieces.set('mug', 3);

  await addToCart({ product: 'mug', pieces: 2 }, 'key-1');

  expect([...pieces]).toEqual([['mug', 5]]);
});

it('addToCart adds the first piece of a prize, and leaves others unchanged', async () => {
  pieces.set('lamp', 4);

  const cart = await addToCart({ product: 'mug', pieces: 1 }, 'key-1');

  expect([...pieces]).toEqual([
    ['lamp', 4],
    ['mug', 1],
  ]);
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
});

describe('addToCart after a lost answer', () => {
  it('adds nothing again when the request has arrived', async () => {
    loseNextAnswer({ isArriving: true });
    await expect(addToCart({ product: 'mug', pieces: 1 }, 'key-1')).rejects.toThrow('No answer');

    const cart = await addToCart({ product: 'mug', pieces: 1 }, 'key-1');

    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect([...pieces]).toEqual([['mug', 1]]);
  });

  it('adds the pieces when the request has not arrived', async () => {
    loseNextAnswer({ isArriving: false });
    await expect(addToCart({ product: 'mug', pieces: 1 }, 'key-1')).rejects.toThrow('No answer');

    await addToCart({ product: 'mug', pieces: 1 }, 'key-1');

    expect([...pieces]).toEqual([['mug', 1]]);
  });

  it('adds the pieces of another request', async () => {
    loseNextAnswer({ isArriving: true });
    await expect(addToCart({ product: 'mug', pieces: 1 }, 'key-1')).rejects.toThrow('No answer');

    await addToCart({ product: 'mug', pieces: 1 }, 'key-2');

    expect([...pieces]).toEqual([['mug', 2]]);
  });
});

function loseNextAnswer({ isArriving }: { isArriving: boolean }) {
  vi.mocked(playFabOps.put).mockImplementationOnce(async (_route, { body }) => {
    if (isArriving && body && 'quantity' in body) pieces.set('mug', body.quantity);
    throw new Error('No answer');
  });
}
