import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Purchase, stateOf } from './purchase';
import { closeDispute, keepsFreeze, openDispute, unnamedDispute } from './purchase-dispute';
import { begun, credited, holding, later } from './purchase-fixture';
import { refundPurchase } from './purchase-refund';

const at = later(60);
const opened = { id: 'dp_1', at };
const won = { id: 'dp_1', outcome: 'won', at } as const;
const lost = { id: 'dp_1', outcome: 'lost', at } as const;
const refunded = (cents: number) => refundPurchase(credited(), holding(50_000, 500), { cents, at })!.purchase;

describe('dispute', () => {
  it('is opened once, and only for a credited purchase', () => {
    const disputed = openDispute(credited(), opened)!;

    expect(disputed).toMatchObject({ disputes: { dp_1: 'open' } });
    expect(stateOf(disputed)).toBe('disputed');
    expect(openDispute(disputed, opened)).toBeNull();
    expect(openDispute(begun(), opened)).toBeNull();
    expect(closeDispute(begun(), won)).toBeNull();
  });

  it.each([
    ['credited again when it is won', () => openDispute(credited(), opened)!, 'won', 'credited'],
    [
      'refunded again when a part had gone back',
      () => openDispute(refunded(100), opened)!,
      'won',
      'refunded',
    ],
    [
      'still disputed when it is lost, until the rest goes back',
      () => openDispute(credited(), opened)!,
      'lost',
      'disputed',
    ],
    [
      'refunded when it is lost and all had gone back',
      () => openDispute(refunded(499), opened)!,
      'lost',
      'refunded',
    ],
    ['credited when news of the question never came', () => credited(), 'won', 'credited'],
  ] as const)('leaves the purchase %s', (_case, before, outcome, state) => {
    const closed = closeDispute(before(), { id: 'dp_1', outcome, at })!;

    expect(closed.disputes).toEqual({ dp_1: outcome });
    expect(stateOf(closed)).toBe(state);
    expect(closed.revision).toBe(before().revision + 1);
  });

  it('keeps its decision when its opening is reported late, and loses the money whatever was decided before', () => {
    const decided = closeDispute(credited(), won)!;

    expect(openDispute(decided, opened)).toBeNull();
    expect(closeDispute(decided, won)).toBeNull();
    const overturned = closeDispute(decided, lost)!;
    expect(overturned.disputes).toEqual({ dp_1: 'lost' });
    expect(closeDispute(overturned, won)).toBeNull();
  });

  it('may be lost after a full refund', () => {
    const open = openDispute(credited(), opened)!;
    const gone = refundPurchase(open, holding(50_000, 500), { cents: 499, at })!.purchase;

    expect(stateOf(closeDispute(gone, lost)!)).toBe('refunded');
  });
});

describe('two disputes of one payment', () => {
  it('leave the purchase disputed until the last is decided', () => {
    const both = openDispute(openDispute(credited(), opened)!, { id: 'dp_2', at })!;

    const one = closeDispute(both, won)!;
    const none = closeDispute(one, { ...won, id: 'dp_2' })!;

    expect([stateOf(one), keepsFreeze(one)]).toEqual(['disputed', true]);
    expect([stateOf(none), keepsFreeze(none)]).toEqual(['credited', false]);
    expect(none.timeline.slice(-2).map(({ reason }) => reason)).toEqual(['dispute-won', 'dispute-won']);
  });

  const reports = ['opened', 'won', 'lost'] as const;
  const report = fc.record({ id: fc.constantFrom('dp_1', 'dp_2'), kind: fc.constantFrom(...reports) });

  it('take the coins once if any is lost, and freeze while any is open or lost, in any order of reports', () => {
    fc.assert(
      fc.property(
        fc.array(report, { maxLength: 10 }),
        fc.option(fc.integer({ min: 1, max: 499 })),
        (all, part) => {
          let purchase = part === null ? credited() : refunded(part);
          const isFullyRefunded = part === 499;
          let takings = 0;
          for (const { id, kind } of all) {
            const { after, isTaken } = follow(purchase, { id, kind });
            purchase = after;
            takings += isTaken ? 1 : 0;
          }

          const kindsOf = (id: string) => all.filter((each) => each.id === id).map(({ kind }) => kind);
          const isLost = all.some(({ kind }) => kind === 'lost');
          const isOpen = ['dp_1', 'dp_2'].some(
            (id) => kindsOf(id).length > 0 && kindsOf(id).every((kind) => kind === 'opened'),
          );
          expect(takings).toBe(isLost && !isFullyRefunded ? 1 : 0);
          expect(keepsFreeze(purchase)).toBe(isLost || isOpen);
          expect(purchase.refunded.cents).toBe(isLost ? 499 : (part ?? 0));
          if (!isLost) expect(stateOf(purchase) === 'disputed').toBe(isOpen);
        },
      ),
      { numRuns: 500 },
    );
  });

  function follow(purchase: Purchase, { id, kind }: { id: string; kind: (typeof reports)[number] }) {
    const after =
      kind === 'opened'
        ? openDispute(purchase, { id, at })
        : closeDispute(purchase, { id, outcome: kind, at });
    const taken =
      after &&
      kind === 'lost' &&
      refundPurchase(after, holding(50_000, 500), { cents: 499, at, reason: 'dispute-lost' });
    return { after: (taken ? taken.purchase : after) ?? purchase, isTaken: Boolean(taken) };
  }
});

describe('dispute that was stored without an id', () => {
  const withUnnamed = (status: 'open' | 'won' | 'lost'): Purchase => ({
    ...openDispute(credited(), opened)!,
    disputes: { [unnamedDispute]: status },
  });

  it('takes the id of the first decision while it is open', () => {
    expect(openDispute(withUnnamed('open'), opened)).toBeNull();
    expect(closeDispute(withUnnamed('open'), lost)?.disputes).toEqual({ dp_1: 'lost' });
  });

  it('a decided dispute without an id is kept when another dispute opens', () => {
    expect(closeDispute(withUnnamed('won'), won)).toBeNull();
    expect(closeDispute(withUnnamed('won'), lost)?.disputes).toEqual({
      [unnamedDispute]: 'won',
      dp_1: 'lost',
    });
    expect(openDispute(withUnnamed('won'), opened)?.disputes).toEqual({
      [unnamedDispute]: 'won',
      dp_1: 'open',
    });
  });
});
