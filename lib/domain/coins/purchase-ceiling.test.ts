import { describe, expect, it } from 'vitest';
import { timeZone } from '#domain/player/local-day';
import { findPackage } from './packages';
import { awaitPayment, beginPurchase, endPurchase, type Purchase, withCheckout } from './purchase';
import { checkCeiling, findSame, isPayable, purchasesThatDecide } from './purchase-ceiling';

const now = new Date('2026-11-21T12:00:00Z');
const ceiling = { mostOpen: 3, mostBegunADay: 20 };
const zone = timeZone('UTC');

function begun(minutesAgo: number, packageId = 'coins-499'): Purchase {
  const at = new Date(now.getTime() - minutesAgo * 60_000);
  const purchase = beginPurchase(findPackage(packageId)!, {
    player: 'p',
    id: `purchase-${minutesAgo}`,
    at,
    withSweeps: true,
  });
  return withCheckout(purchase, { id: 'c', url: '/c' });
}

const ended = (minutesAgo: number) => endPurchase(begun(minutesAgo), { state: 'expired', at: now })!;
const pending = (minutesAgo: number) => awaitPayment(begun(minutesAgo), now)!;
const check = (latest: readonly Purchase[], of = { zone, now, ceiling }) => checkCeiling(latest, of);

describe('checkCeiling for open purchases', () => {
  it.each([
    ['no others', [], null],
    ['two that can be paid', [begun(1), begun(44)], null],
    ['three that can be paid', [begun(1), begun(2), begun(44)], 'coins/too-many-open'],
    ['two, and one whose time is over', [begun(1), begun(2), begun(45)], null],
    ['two, and one that has ended', [begun(1), begun(2), ended(3)], null],
    ['two, and one that is being paid for days', [begun(1), begun(2), pending(3_000)], 'coins/too-many-open'],
  ])('with %s', (_, latest, code) => {
    expect(check(latest)?.code ?? null).toBe(code);
  });
});

describe('checkCeiling for a day', () => {
  const twenty = Array.from({ length: 20 }, (_each, index) => ended(index * 10));

  it('counts purchases in any state', () => {
    expect(check(twenty)).toEqual({
      code: 'coins/too-many-today',
      most: 20,
      resetsAt: new Date('2026-11-22T00:00:00Z'),
    });
    expect(check(twenty.slice(1))).toBeNull();
  });

  it("uses the player's local day", () => {
    const honolulu = timeZone('Pacific/Honolulu');
    const afterMidnight = new Date('2026-11-21T10:30:00Z');

    expect(check(twenty, { zone: honolulu, now, ceiling })?.code).toBeUndefined();
    expect(check(twenty, { zone, now: afterMidnight, ceiling })?.code).toBe('coins/too-many-today');
  });

  it('examines twice the daily maximum', () => {
    expect(purchasesThatDecide(ceiling)).toBe(40);
  });
});

describe('findSame', () => {
  const wanted = begun(0);

  it.each<[string, Purchase, boolean]>([
    ['while it can be paid', begun(44), true],
    ['not once its time is over', begun(45), false],
    ['not once it has ended', ended(1), false],
    ['not while it is being paid', pending(1), false],
    ['not of another package', begun(1, 'coins-999'), false],
    ['not with another promise', { ...begun(1), sweeps: 0 as Purchase['sweeps'] }, false],
  ])('returns the purchase %s', (_, open, isSame) => {
    expect(findSame([open], wanted, now) === open).toBe(isSame);
  });
});

it('isPayable accepts a purchase without a checkout while one can be opened', () => {
  expect(isPayable({ ...begun(14), checkout: null }, now)).toBe(true);
  expect(isPayable({ ...begun(15), checkout: null }, now)).toBe(false);
});
