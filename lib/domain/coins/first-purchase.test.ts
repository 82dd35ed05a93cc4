import { describe, expect, it } from 'vitest';
import {
  claimOffer,
  isOfferOver,
  isOfferUsedBy,
  noPurchaseYet,
  payFirst,
  releaseOffer,
} from './first-purchase';

const none = noPurchaseYet('player-1');
const offer = (id: string) => ({ id, isFirstPurchase: true });
const ordinary = (id: string) => ({ id, isFirstPurchase: false });

describe('first-purchase offer', () => {
  it('ends with the first payment', () => {
    expect(isOfferOver(none)).toBe(false);
    expect(isOfferOver(claimOffer(none, 'a'))).toBe(false);
    expect(isOfferOver(payFirst(none, ordinary('a'))!)).toBe(true);
    expect(isOfferOver(payFirst(claimOffer(none, 'a'), offer('a'))!)).toBe(true);
  });

  it('is released when its purchase ends, but not by another purchase or after payment', () => {
    const claimed = claimOffer(none, 'a');

    expect(releaseOffer(claimed, 'a')).toMatchObject({ offer: null });
    expect(releaseOffer(claimed, 'b')).toBeNull();
    expect(releaseOffer(payFirst(claimed, offer('a'))!, 'a')).toBeNull();
  });

  it('stays reserved for its purchase when another is paid first', () => {
    const claimed = claimOffer(none, 'a');
    const other = payFirst(claimed, ordinary('b'))!;

    expect(isOfferUsedBy(other, 'a')).toBe(false);
    expect(payFirst(other, offer('a'))).toMatchObject({ offer: 'a', paid: 'a' });
  });

  it('is used by one purchase only, even if an ended one is paid later', () => {
    const again = claimOffer(releaseOffer(claimOffer(none, 'a'), 'a')!, 'b');
    const paid = payFirst(again, offer('b'))!;

    expect(isOfferUsedBy(paid, 'a')).toBe(true);
    expect(isOfferUsedBy(paid, 'b')).toBe(false);
  });

  it('records the first paid purchase only', () => {
    const paid = payFirst(none, ordinary('a'))!;

    expect(payFirst(paid, ordinary('b'))).toBeNull();
    expect(paid.revision).toBe(1);
  });
});
