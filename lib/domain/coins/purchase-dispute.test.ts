import { describe, expect, it } from 'vitest';
import { stateOf } from './purchase';
import { closeDispute, openDispute } from './purchase-dispute';
import { begun, credited, holding, later } from './purchase-fixture';
import { refundPurchase } from './purchase-refund';

const at = later(60);
const refunded = (cents: number) => refundPurchase(credited(), holding(50_000, 500), { cents, at })!.purchase;

describe('dispute', () => {
  it('is opened once, and only for a credited purchase', () => {
    const disputed = openDispute(credited(), at)!;

    expect(disputed).toMatchObject({ dispute: 'open' });
    expect(stateOf(disputed)).toBe('disputed');
    expect(openDispute(disputed, at)).toBeNull();
    expect(openDispute(begun(), at)).toBeNull();
    expect(closeDispute(begun(), { outcome: 'won', at })).toBeNull();
  });

  it.each([
    ['credited again when it is won', () => openDispute(credited(), at)!, 'won', 'credited'],
    ['refunded again when a part had gone back', () => openDispute(refunded(100), at)!, 'won', 'refunded'],
    [
      'still disputed when it is lost, until the rest goes back',
      () => openDispute(credited(), at)!,
      'lost',
      'disputed',
    ],
    [
      'refunded when it is lost and all had gone back',
      () => openDispute(refunded(499), at)!,
      'lost',
      'refunded',
    ],
    ['credited when news of the question never came', () => credited(), 'won', 'credited'],
  ] as const)('leaves the purchase %s', (_case, before, outcome, state) => {
    const closed = closeDispute(before(), { outcome, at })!;

    expect(closed.dispute).toBe(outcome);
    expect(stateOf(closed)).toBe(state);
    expect(closed.revision).toBe(before().revision + 1);
  });

  it('is decided once, and a late opening event changes nothing', () => {
    const won = closeDispute(credited(), { outcome: 'won', at })!;

    expect(closeDispute(won, { outcome: 'lost', at })).toBeNull();
    expect(openDispute(won, at)).toBeNull();
  });

  it('may be lost after a full refund', () => {
    const open = openDispute(credited(), at)!;
    const gone = refundPurchase(open, holding(50_000, 500), { cents: 499, at })!.purchase;

    expect(stateOf(closeDispute(gone, { outcome: 'lost', at })!)).toBe('refunded');
  });
});
