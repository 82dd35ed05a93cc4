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
/** Made under the id of the first one after that was deleted, so it counts from 1 again. */
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
const told = (change: ProductChange): ListEvent => ({ kind: 'told', change });
const tell = (product: RewardProduct) => told({ kind: 'changed', product });
const tellDeleted = (product: RewardProduct) => told({ kind: 'deleted', product });
const tellWithdrawn = (revision: number) => told({ kind: 'withdrawn', id: 'mug', revision });
const reading: ListEvent = { kind: 'reading', part: 'all' };
const name = ({ createdAt, revision }: RewardProduct) => `${createdAt} ${revision}`;

describe('the list of products', () => {
  it('is there at once when somebody has read it before', () => {
    expect(listOf(pageOf([mug]))).toMatchObject({ products: [mug], reading: null });
    expect(listOf(null)).toMatchObject({ products: null, reading: 'all' });
  });

  it('points nothing out when it is read for the first time', () => {
    expect(after(readOf(mug))).toMatchObject({ products: [mug], reading: null, update: {} });
  });

  it('follows what is told and points it out until that was done', () => {
    const now = after(readOf(mug), tell(sold), tell(cap));

    expect(now).toMatchObject({ products: [sold, cap], update: { mug: name(sold), cap: name(cap) } });
    expect(listAfter(now, { kind: 'pointed-out', id: 'mug' }).update).toEqual({ cap: name(cap) });
  });

  it('points out the same version once only, however often it is told', () => {
    expect(after(readOf(mug), tell(sold), { kind: 'pointed-out', id: 'mug' }, tell(sold)).update).toEqual({});
  });

  it('drops news older than what it shows', () => {
    expect(after(readOf(mug), tell(sold), tell(mug)).products).toEqual([sold]);
  });

  it('goes by the count of writes when the clocks of two sales are crossed', () => {
    const early = { ...soldAgain, updatedAt: '2026-11-02T10:00:00.010Z' };
    const late = { ...sold, updatedAt: '2026-11-02T10:00:00.030Z' };

    expect(after(readOf(mug), tell(late), tell(early)).products).toEqual([early]);
    expect(after(readOf(mug), tell(early), tell(late)).products).toEqual([early]);
  });

  it('points out what changed during an interruption', () => {
    expect(after(readOf(mug), reading, readOf(sold, cap)).update).toEqual({
      mug: name(sold),
      cap: name(cap),
    });
  });

  it('shows what it knows when it cannot be read again', () => {
    const failure = new Error('A network error has occurred.');

    expect(after(readOf(mug), reading, { kind: 'failed', failure })).toMatchObject({
      products: [mug],
      reading: null,
      failure,
    });
  });
});

describe('an answer', () => {
  it('does not undo what was told while it was on its way', () => {
    const { products, deferredChanges } = after(reading, tell(sold), tell(cap), readOf(mug));

    expect(products).toEqual([sold, cap]);
    expect(deferredChanges).toEqual([]);
  });

  it('that is older than what was told before it was asked for replaces nothing', () => {
    expect(after(readOf(mug), tell(sold), reading, readOf(mug, cap)).products).toEqual([sold, cap]);
  });

  it('takes away what went while nobody told it', () => {
    expect(after(readOf(mug, cap), reading, readOf(cap)).products).toEqual([cap]);
  });
});

describe('a product that was deleted', () => {
  it('is not brought back by an answer that does not know yet', () => {
    expect(after(tellDeleted(mug), readOf(mug)).products).toEqual([]);
    expect(after(readOf(mug), tellDeleted(mug), reading, readOf(mug)).products).toEqual([]);
  });

  it('is not brought back by news of an earlier sale', () => {
    expect(after(readOf(mug), tellDeleted(mug), tell(sold)).products).toEqual([]);
  });

  it('while nobody told it is not brought back by late news', () => {
    expect(after(readOf(mug, sold), tell(sold), reading, readOf(cap), tell(sold)).products).toEqual([cap]);
  });

  it.each([
    ['is told', tell(newMug)],
    ['is read', readOf(newMug)],
  ])('comes back when one made anew under its id %s', (_how, event) => {
    expect(after(readOf(soldAgain), tellDeleted(soldAgain), event).products).toEqual([newMug]);
  });

  it('and made anew while nobody told it is followed from then on', () => {
    const next = { ...newMug, stock: 1, revision: 2 };

    expect(after(readOf(soldAgain), reading, readOf(newMug), tell(next)).products).toEqual([next]);
  });
});

describe('a product that was withdrawn', () => {
  const hidden = { ...sold, active: false, revision: 3 };

  it('is inactive, and stays so when news of an earlier sale come late', () => {
    expect(after(readOf(sold), tellWithdrawn(3), tell(sold)).products).toEqual([hidden]);
  });

  it('while it was read is inactive, too', () => {
    expect(after(tellWithdrawn(3), readOf(sold)).products).toEqual([hidden]);
  });

  it('and put back before the news of it came stays', () => {
    const back = { ...sold, revision: 4 };

    expect(after(readOf(back), tellWithdrawn(3)).products).toEqual([back]);
  });

  it('is shown again when it is active again', () => {
    const back = { ...sold, revision: 4 };

    expect(after(readOf(sold), tellWithdrawn(3), tell(back)).products).toEqual([back]);
  });

  it('is as the change itself tells whoever may hear it', () => {
    const renamed = { ...hidden, name: 'Old Mug' };

    expect(after(readOf(sold), tellWithdrawn(3), tell(renamed)).products).toEqual([renamed]);
    expect(after(readOf(sold), tell(renamed), tellWithdrawn(3)).products).toEqual([renamed]);
  });
});

describe('a list that was read in part', () => {
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

  it('goes on with what follows, and shows nothing twice', () => {
    const now = after(part([hat], 'token'), readingMore, more([hat, mug], 'next'), more([cap]));

    expect(now).toMatchObject({ products: [hat, mug, cap], nextToken: null, reading: null, update: {} });
  });

  it('puts a new product where it belongs, if that was read', () => {
    expect(after(part([hat, cap], 'token'), tell(mug)).products).toEqual([hat, mug, cap]);
    expect(after(part([hat, mug], 'token'), tell(cap)).products).toEqual([hat, mug]);
    expect(after(part([hat, mug], null), tell(cap)).products).toEqual([hat, mug, cap]);
  });

  it('leaves what is shown in its place, whatever becomes of its name', () => {
    const renamed = { ...hat, name: 'Yellow Hat', revision: 2 };

    expect(after(part([hat, mug], 'token'), tell(renamed)).products).toEqual([renamed, mug]);
  });

  it('follows what is told while more is read', () => {
    const now = after(part([hat], 'token'), readingMore, tell(sold), more([mug, cap]));

    expect(now.products).toEqual([hat, sold, cap]);
  });

  it('keeps what it shows until the products of another query are there, which are no news', () => {
    const asked: ListEvent = { kind: 'asked', query: { ...everyProduct, category: 'trips' } };
    const trip = productWith({ id: 'trip', category: 'trips' });
    const waiting = after(part([hat, mug], 'token'), asked, reading);

    expect(waiting).toMatchObject({ products: [hat, mug], isStale: true });
    expect(listAfter(waiting, readOf(trip))).toMatchObject({ products: [trip], isStale: false, update: {} });
    const settled = listAfter(listAfter(waiting, readOf(trip)), tell({ ...cap, revision: 2 }));
    expect(settled.products).toEqual([trip]);
    const back = listAfter(listAfter(settled, { kind: 'asked', query: everyProduct }), readOf(hat, mug));
    expect(back.products).toEqual([hat, mug]);
  });
});
