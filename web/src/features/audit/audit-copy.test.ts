import { describe, expect, it } from 'vitest';
import { actLabel, detailLabel, subjectPath } from './audit-copy';

describe('an act on record', () => {
  it('is worded by its name, whichever area it comes from', () => {
    expect(actLabel('balance-adjusted')).toBe('Balance adjusted');
  });

  it('leads to whom it is about, or else to where its kind is looked after', () => {
    expect(subjectPath({ kind: 'order', id: 'o', player: 'mei' })).toBe('/Dashboard/players/mei');
    expect(subjectPath({ kind: 'product', id: 'mug', player: null })).toBe('/Dashboard?product=mug');
    expect(subjectPath({ kind: 'picture', id: 'p', player: null })).toBeNull();
  });

  it('tells its details in one line, without what is not there', () => {
    expect(detailLabel({ account: 'player:gold', amount: 500, because: null })).toBe(
      'account player:gold · amount 500',
    );
  });

  it('tells what something was before what it became', () => {
    const detail = { name: 'Jade Mug', fields: 'price, active', priceWas: 12.5, price: 15 };

    expect(detailLabel({ ...detail, activeWas: true, active: false })).toBe(
      'name Jade Mug · fields price, active · price 12.5 → 15 · active yes → no',
    );
  });
});
