import { describe, expect, it } from 'vitest';
import { productWith } from './example-product';
import { type ListEvent, listAfter, type ProductList, unreadList } from './product-list';

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
const mug = productWith({ id: 'mug', stock: 5, updatedAt: at(1) });
const sold = { ...mug, stock: 4, updatedAt: at(2) };
const cap = productWith({ id: 'cap', updatedAt: at(1) });

const after = (...events: ListEvent[]): ProductList => events.reduce(listAfter, unreadList);
const readMug: ListEvent = { kind: 'read', products: [mug] };
const tell = (product: typeof mug, kind: 'created' | 'updated' = 'updated'): ListEvent => ({
  kind: 'told',
  change: { kind, product },
});
const tellDeleted: ListEvent = { kind: 'told', change: { kind: 'deleted', id: 'mug' } };

describe('the list of products', () => {
  it('points nothing out when it is read for the first time', () => {
    expect(after(readMug)).toMatchObject({ products: [mug], isReading: false, news: {} });
  });

  it('follows what is told and points it out until that was done', () => {
    const told = after(readMug, tell(sold), tell(cap, 'created'));

    expect(told).toMatchObject({ products: [sold, cap], news: { mug: at(2), cap: at(1) } });
    expect(listAfter(told, { kind: 'pointed-out', id: 'mug' }).news).toEqual({ cap: at(1) });
  });

  it('points out the same version once only, however often it is told', () => {
    const seen = after(readMug, tell(sold), { kind: 'pointed-out', id: 'mug' }, tell(sold));

    expect(seen.news).toEqual({});
  });

  it('drops news older than what it shows', () => {
    expect(after(readMug, tell(sold), tell(mug)).products).toEqual([sold]);
  });

  it('keeps what was told while it was read, which the answer did not know yet', () => {
    const { products, toldMeanwhile } = after(tell(sold), readMug);

    expect(products).toEqual([sold]);
    expect(toldMeanwhile).toEqual([]);
  });

  it('does not bring back what was deleted while it was read', () => {
    expect(after(tellDeleted, readMug).products).toEqual([]);
  });

  it('does not bring back what was deleted when news of an earlier sale come late', () => {
    expect(after(readMug, tellDeleted, tell(sold)).products).toEqual([]);
  });

  it('takes up a product that is created anew under the id of a deleted one', () => {
    expect(after(readMug, tellDeleted, tell(sold, 'created')).products).toEqual([sold]);
  });

  it('points out what changed during an interruption', () => {
    const again = after(readMug, { kind: 'reading' }, { kind: 'read', products: [sold, cap] });

    expect(again.news).toEqual({ mug: at(2), cap: at(1) });
  });

  it('shows what it knows when it cannot be read again', () => {
    const failure = new Error('A network error has occurred.');

    expect(after(readMug, { kind: 'reading' }, { kind: 'failed', failure })).toMatchObject({
      products: [mug],
      isReading: false,
      failure,
    });
  });
});
