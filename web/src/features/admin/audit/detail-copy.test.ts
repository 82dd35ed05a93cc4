import { describe, expect, it } from 'vitest';
import { detailLabel } from './detail-copy';

describe('detailLabel', () => {
  it('shows amounts in their coin, and leaves out what is empty or false', () => {
    const order = { from: 'placed', total: 1_250, promisedOn: '2026-11-30', hasNote: false, carrier: null };

    expect(detailLabel('order-approved', order)).toBe(
      'from placed · total 12.50 SC · promised for Nov 30, 2026',
    );
    expect(detailLabel('balance-adjusted', { account: 'player:gold', amount: 500 })).toBe(
      'account player:gold · amount 500 GC',
    );
    expect(detailLabel('refund-settled', { purchase: '2026-11-21-120000000-3f9a1c', cents: 499 })).toBe(
      'purchase 2026-11-21-120000000-3f9a1c · amount $4.99',
    );
  });

  it('shows the previous value before the new one, also a new one of no', () => {
    const detail = { name: 'Jade Mug', priceWas: 12.5, price: 15, activeWas: true, active: false };

    expect(detailLabel('product-changed', detail)).toBe(
      'name Jade Mug · price 12.50 SC → 15.00 SC · active yes → no',
    );
  });

  it('shows odds by their values and the beginning of their hash', () => {
    const odds = { version: 1, hash: 'a'.repeat(64), price: 2_500, expectedWorth: 95 };

    expect(detailLabel('odds-published', odds)).toBe(
      'version 1 · hash aaaaaaaa… · price 25.00 SC · expected value 0.95 SC',
    );
  });

  it('says what was viewed of a player, and no key of a document', () => {
    expect(detailLabel('personal-data-read', { route: 'listPlayerTransactions' })).toBe('viewed ledger');
    expect(detailLabel('personal-data-read', { route: 'findAdminOrder' })).toBe('viewed order');
    expect(detailLabel('personal-data-read', { route: 'listPlayerPurchases' })).toBe('viewed purchases');
    expect(detailLabel('personal-data-read', { route: 'readOldThing' })).toBe('viewed read old thing');
    expect(detailLabel('document-viewed', { document: '8f1c' })).toBe('');
  });

  it('shows a note as such, and phrases without hyphens', () => {
    expect(detailLabel('player-suspended', { because: 'own-request', hasNote: true })).toBe(
      'cause own request · has note',
    );
  });
});
