import { describe, expect, it } from 'vitest';
import type { ProductChange } from './product-changes';
import { type ListEvent, listAfter, listOf, type ProductList } from './product-list';
import { everyProduct } from './product-query';
import type { RewardProduct } from './reward-product';

const created = '2026-11-01T00:00:00.000Z';
const productWith = (given: Partial<RewardProduct>): RewardProduct => ({
  __typename: 'RewardProduct',
  id: 'mug',
  name: 'Jade Mug',
  description: null,
  terms: null,
  image: null,
  stock: 5,
  price: 10,
  featured: false,
  active: true,
  category: 'merch',
  createdAt: created,
  updatedAt: created,
  revision: 1,
  ...given,
});
const mug = productWith({});
const sold = { ...mug, stock: 4, revision: 2 };
const soldAgain = { ...mug, stock: 3, revision: 3 };
const cap = productWith({ id: 'cap', name: 'Zipped Cap' });
/** Created under the id of the first one after its deletion, so its revisions restart from 1. */
const newMug = { ...mug, name: 'New Mug', createdAt: '2026-11-05T00:00:00.000Z' };

const after = (...events: ListEvent[]): ProductList => events.reduce(listAfter, listOf(null));
const pageOf = (products: RewardProduct[], nextToken: string | null = null) => ({
  products,
  nextToken,
  total: null,
});
const readOf = (...products: RewardProduct[]): ListEvent => ({
  kind: 'read',
  part: 'all',
  ...pageOf(products),
});
const reported = (change: ProductChange): ListEvent => ({ kind: 'told', change });
const published = (product: RewardProduct) => reported({ kind: 'changed', product });
const deletionOf = (product: RewardProduct) => reported({ kind: 'deleted', product });
const withdrawalOf = (revision: number) => reported({ kind: 'withdrawn', id: 'mug', revision });
const reading: ListEvent = { kind: 'reading', part: 'all' };
const name = ({ createdAt, revision }: RewardProduct) => `${createdAt} ${revision}`;

describe('product list', () => {
  it('is filled at once from a loaded page', () => {
    expect(listOf(pageOf([mug]))).toMatchObject({ products: [mug], reading: null });
    expect(listOf(null)).toMatchObject({ products: null, reading: 'all' });
  });

  it('highlights nothing on the first read', () => {
    expect(after(readOf(mug))).toMatchObject({ products: [mug], reading: null, update: {} });
  });

  it('applies changes and highlights them until that was done', () => {
    const now = after(readOf(mug), published(sold), published(cap));

    expect(now).toMatchObject({ products: [sold, cap], update: { mug: name(sold), cap: name(cap) } });
    expect(listAfter(now, { kind: 'pointed-out', id: 'mug' }).update).toEqual({ cap: name(cap) });
  });

  it('highlights the same version once, however often it is published', () => {
    expect(
      after(readOf(mug), published(sold), { kind: 'pointed-out', id: 'mug' }, published(sold)).update,
    ).toEqual({});
  });

  it('ignores a change older than what it shows', () => {
    expect(after(readOf(mug), published(sold), published(mug)).products).toEqual([sold]);
  });

  it('orders changes by revision when the timestamps of two sales are reversed', () => {
    const early = { ...soldAgain, updatedAt: '2026-11-02T10:00:00.010Z' };
    const late = { ...sold, updatedAt: '2026-11-02T10:00:00.030Z' };

    expect(after(readOf(mug), published(late), published(early)).products).toEqual([early]);
    expect(after(readOf(mug), published(early), published(late)).products).toEqual([early]);
  });

  it('highlights what changed during an interruption', () => {
    expect(after(readOf(mug), reading, readOf(sold, cap)).update).toEqual({
      mug: name(sold),
      cap: name(cap),
    });
  });

  it('keeps its products when a reload fails', () => {
    const failure = new Error('A network error has occurred.');

    expect(after(readOf(mug), reading, { kind: 'failed', failure })).toMatchObject({
      products: [mug],
      reading: null,
      failure,
    });
  });
});

describe('loaded page', () => {
  it('does not undo a change that arrived while it was loading', () => {
    const { products, deferredChanges } = after(reading, published(sold), published(cap), readOf(mug));

    expect(products).toEqual([sold, cap]);
    expect(deferredChanges).toEqual([]);
  });

  it('replaces nothing when it is older than a change applied before the request', () => {
    expect(after(readOf(mug), published(sold), reading, readOf(mug, cap)).products).toEqual([sold, cap]);
  });

  it('removes products that were deleted without an event', () => {
    expect(after(readOf(mug, cap), reading, readOf(cap)).products).toEqual([cap]);
  });
});

describe('deleted product', () => {
  it('is not restored by a stale page', () => {
    expect(after(deletionOf(mug), readOf(mug)).products).toEqual([]);
    expect(after(readOf(mug), deletionOf(mug), reading, readOf(mug)).products).toEqual([]);
  });

  it('is not restored by a late event of an earlier sale', () => {
    expect(after(readOf(mug), deletionOf(mug), published(sold)).products).toEqual([]);
  });

  it('is not restored by a late event when its deletion had no event', () => {
    expect(after(readOf(mug, sold), published(sold), reading, readOf(cap), published(sold)).products).toEqual(
      [cap],
    );
  });

  it.each([
    ['is told', published(newMug)],
    ['is read', readOf(newMug)],
  ])('returns when a new one under its id %s', (_how, event) => {
    expect(after(readOf(soldAgain), deletionOf(soldAgain), event).products).toEqual([newMug]);
  });

  it('is followed when it was recreated without an event', () => {
    const next = { ...newMug, stock: 1, revision: 2 };

    expect(after(readOf(soldAgain), reading, readOf(newMug), published(next)).products).toEqual([next]);
  });
});

describe('withdrawn product', () => {
  const hidden = { ...sold, active: false, revision: 3 };

  it('is inactive, and stays so after a late event of an earlier sale', () => {
    expect(after(readOf(sold), withdrawalOf(3), published(sold)).products).toEqual([hidden]);
  });

  it('is inactive when it was withdrawn while loading', () => {
    expect(after(withdrawalOf(3), readOf(sold)).products).toEqual([hidden]);
  });

  it('stays active when it was reactivated before the event arrived', () => {
    const back = { ...sold, revision: 4 };

    expect(after(readOf(back), withdrawalOf(3)).products).toEqual([back]);
  });

  it('is shown again when it is active again', () => {
    const back = { ...sold, revision: 4 };

    expect(after(readOf(sold), withdrawalOf(3), published(back)).products).toEqual([back]);
  });

  it('takes the content of the change event in either order for admins', () => {
    const renamed = { ...hidden, name: 'Old Mug' };

    expect(after(readOf(sold), withdrawalOf(3), published(renamed)).products).toEqual([renamed]);
    expect(after(readOf(sold), published(renamed), withdrawalOf(3)).products).toEqual([renamed]);
  });
});

describe('partially loaded list', () => {
  const hat = productWith({ id: 'hat', name: 'Hat' });
  const part = (products: RewardProduct[], nextToken: string | null): ListEvent => ({
    kind: 'read',
    part: 'all',
    ...pageOf(products, nextToken),
  });
  const more = (products: RewardProduct[], nextToken: string | null = null): ListEvent => ({
    kind: 'read',
    part: 'more',
    ...pageOf(products, nextToken),
  });
  const readingMore: ListEvent = { kind: 'reading', part: 'more' };

  it('appends the next page without duplicates', () => {
    const now = after(part([hat], 'token'), readingMore, more([hat, mug], 'next'), more([cap]));

    expect(now).toMatchObject({ products: [hat, mug, cap], nextToken: null, reading: null, update: {} });
  });

  it('inserts a new product by its order within the loaded range', () => {
    expect(after(part([hat, cap], 'token'), published(mug)).products).toEqual([hat, mug, cap]);
    expect(after(part([hat, mug], 'token'), published(cap)).products).toEqual([hat, mug]);
    expect(after(part([hat, mug], null), published(cap)).products).toEqual([hat, mug, cap]);
  });

  it('keeps the position of a renamed product', () => {
    const renamed = { ...hat, name: 'Yellow Hat', revision: 2 };

    expect(after(part([hat, mug], 'token'), published(renamed)).products).toEqual([renamed, mug]);
  });

  it('applies changes while the next page is loading', () => {
    const now = after(part([hat], 'token'), readingMore, published(sold), more([mug, cap]));

    expect(now.products).toEqual([hat, sold, cap]);
  });

  it('keeps its products until those of another query arrive, without highlights', () => {
    const queried: ListEvent = { kind: 'asked', query: { ...everyProduct, category: 'trips' } };
    const trip = productWith({ id: 'trip', category: 'trips' });
    const waiting = after(part([hat, mug], 'token'), queried, reading);

    expect(waiting).toMatchObject({ products: [hat, mug], isStale: true });
    expect(listAfter(waiting, readOf(trip))).toMatchObject({ products: [trip], isStale: false, update: {} });
    const settled = listAfter(listAfter(waiting, readOf(trip)), published({ ...cap, revision: 2 }));
    expect(settled.products).toEqual([trip]);
    const back = listAfter(listAfter(settled, { kind: 'asked', query: everyProduct }), readOf(hat, mug));
    expect(back.products).toEqual([hat, mug]);
  });
});
