import { describe, expect, it } from 'vitest';
import { actLabel, detailLabel, subjectPath } from './audit-copy';

describe('audit copy', () => {
  it('derives a label from the name of the action in any area', () => {
    expect(actLabel('balance-adjusted')).toBe('Balance adjusted');
  });

  it('links to the player, or else to the page of the subject', () => {
    expect(subjectPath({ kind: 'order', id: 'o', player: 'mei' })).toBe('/Dashboard/players/mei');
    expect(subjectPath({ kind: 'product', id: 'mug', player: null })).toBe('/Dashboard/products?product=mug');
    expect(subjectPath({ kind: 'picture', id: 'p', player: null })).toBeNull();
  });

  it('shows details in one line, without empty values', () => {
    expect(detailLabel({ account: 'player:gold', amount: 500, because: null })).toBe(
      'account player:gold · amount 500',
    );
  });

  it('shows the previous value before the new one', () => {
    const detail = { name: 'Jade Mug', fields: 'price, active', priceWas: 12.5, price: 15 };

    expect(detailLabel({ ...detail, activeWas: true, active: false })).toBe(
      'name Jade Mug · fields price, active · price 12.5 → 15 · active yes → no',
    );
  });
});
