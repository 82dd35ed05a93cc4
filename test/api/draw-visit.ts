import { createHash, createHmac } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer, CasinoClient } from './casino';
import { type Shopper, statusAndCode, retryWhileBusy } from './shopper';

const hourMs = 3_600_000;

/** A range of entries in the published list. */
interface EntryRange {
  readonly first: number;
  readonly quantity: number;
  readonly owner: string;
}

/** An order of entries as the player received it. */
export interface EntryOrder {
  readonly order: string;
  readonly placedAt: string;
  readonly first: number;
  readonly quantity: number;
}

/** Opens a draw as an admin, under a key that names the product. @returns its id */
export async function openDraw(admin: Shopper, product: string, winners = 3): Promise<string> {
  const closesAt = new Date(Date.now() + hourMs).toISOString();
  const body = { product, prize: 'Something red', winners, closesAt };
  const answer = await retryWhileBusy(() =>
    admin.callApi('POST', '/admin/draws', { key: `open-${product}`, body }),
  );
  expect(statusAndCode(answer)).toEqual([200]);
  return answer.body.draw.id as string;
}

export async function readDraw(casino: CasinoClient, id: string): Promise<Answer['body']> {
  return (await retryWhileBusy(() => casino.callApi('GET', `/public/draws/${id}`))).body.draw;
}

/** Reads all pages of the published list. */
export async function readEntries(casino: CasinoClient, id: string): Promise<EntryRange[]> {
  const list: EntryRange[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const path: string = `/public/draws/${id}/entries?limit=50&after=${after}`;
    const { body }: Answer = await retryWhileBusy(() => casino.callApi('GET', path));
    list.push(...body.items);
    after = body.next;
  }
  return list;
}

/**
 * Orders one to three entries at a time until the draw is closed, the coins are spent or `most` orders are placed.
 *
 * @param onOrder  called after each accepted order
 * @returns the accepted orders, oldest first
 */
export async function enterUntilClosed(
  { put, reserve, checkOut }: Shopper,
  product: string,
  { most, onOrder }: { readonly most: number; readonly onOrder: () => void },
): Promise<EntryOrder[]> {
  const entered: EntryOrder[] = [];
  for (let order = 0; order < most; order += 1) {
    const lined = await retryWhileBusy(() => put(product, 1 + (order % 3)));
    if (lined.status !== 200) return endedBy(lined, ['cart/not-open']);
    const held = await retryWhileBusy(() => reserve(`hold-${product}-${order}`));
    if (held.status !== 200) return endedBy(held, ['checkout/lines-refused', 'wallet/insufficient-funds']);
    const { id } = held.body.reservation;
    const placed = await retryWhileBusy(() => checkOut(id, { key: `order-${product}-${order}` }));
    if (placed.status !== 200) return endedBy(placed, ['draws/closed']);
    const [{ first, quantity }] = placed.body.order.entries;
    entered.push({ order: placed.body.order.id, placedAt: placed.body.order.placedAt, first, quantity });
    onOrder();
  }
  return entered;

  function endedBy({ body }: Answer, codes: readonly string[]): EntryOrder[] {
    expect(codes).toContain(body.error.code);
    return entered;
  }
}

/** Verifies a completed draw from its published data alone, without any code of the product. */
export async function verifyDraw(casino: CasinoClient, id: string): Promise<void> {
  const draw = await readDraw(casino, id);
  const lines = (await readEntries(casino, id)).flatMap(({ first, quantity, owner }) =>
    Array.from({ length: quantity }, (_each, index) => `${first + index} ${owner}\n`),
  );
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect([draw.state, draw.entries, draw.listHash]).toEqual(['drawn', lines.length, sha256(lines.join(''))]);
  expect(sha256(draw.serverSeed)).toBe(draw.seedHash);
  const left = [...lines];
  const won: number[] = [];
  for (let block = 0; won.length < Math.min(draw.winners, lines.length); block += 1) {
    const bytes = createHmac('sha256', draw.serverSeed).update(`${draw.listHash}:0:${block}`).digest();
    for (let at = 0; at < 32 && won.length < Math.min(draw.winners, lines.length); at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word >= 2 ** 32 - (2 ** 32 % left.length)) continue;
      const place = word % left.length;
      won.push(Number(left[place]!.split(' ')[0]));
      left[place] = left.at(-1)!;
      left.pop();
    }
  }
  expect(draw.winning).toEqual(won);
}
