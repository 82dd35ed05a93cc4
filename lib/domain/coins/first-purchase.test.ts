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

describe('the first-purchase offer', () => {
  it('is there until something is paid, and no longer', () => {
    expect(isOfferOver(none)).toBe(false);
    expect(isOfferOver(claimOffer(none, 'a'))).toBe(false);
    expect(isOfferOver(payFirst(none, ordinary('a'))!)).toBe(true);
    expect(isOfferOver(payFirst(claimOffer(none, 'a'), offer('a'))!)).toBe(true);
  });

  it('goes back when its purchase ends, and not when another does or it was paid', () => {
    const claimed = claimOffer(none, 'a');

    expect(releaseOffer(claimed, 'a')).toMatchObject({ offer: null });
    expect(releaseOffer(claimed, 'b')).toBeNull();
    expect(releaseOffer(payFirst(claimed, offer('a'))!, 'a')).toBeNull();
  });

  it('stays with a purchase that was begun with it, whatever is paid meanwhile', () => {
    const claimed = claimOffer(none, 'a');
    const other = payFirst(claimed, ordinary('b'))!;

    expect(isOfferUsedBy(other, 'a')).toBe(false);
    expect(payFirst(other, offer('a'))).toMatchObject({ offer: 'a', paid: 'a' });
  });

  it('is used by one purchase, also where an older one is paid after it had ended', () => {
    const again = claimOffer(releaseOffer(claimOffer(none, 'a'), 'a')!, 'b');
    const paid = payFirst(again, offer('b'))!;

    expect(isOfferUsedBy(paid, 'a')).toBe(true);
    expect(isOfferUsedBy(paid, 'b')).toBe(false);
  });

  it('remembers the first that was paid and no later one', () => {
    const paid = payFirst(none, ordinary('a'))!;

    expect(payFirst(paid, ordinary('b'))).toBeNull();
    expect(paid.revision).toBe(1);
  });
});
