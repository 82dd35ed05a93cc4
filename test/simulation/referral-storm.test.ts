import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openReferrals } from '../../lambdas/referrals/referral-fixture';
import { settleReferral } from '../../lambdas/referrals/settle-referral';
import { settleReferrals } from '../../lambdas/referrals/settle-referrals';

const dayMs = 86_400_000;
const referralsOfEach = 23;
const referrers = ['lee', 'ann'];
const names = referrers.flatMap((referrer) =>
  Array.from({ length: referralsOfEach }, (_each, index) => `${referrer}-${index}`),
);

/** A random action for an invitee, optionally with a power cut around one of the next writes. */
const action = fc.record({
  kind: fc.constantFrom(
    'verify',
    'play',
    'take-break',
    'referrer-takes-break',
    'settle',
    'settle-at-once',
    'sweep',
    'wait',
  ),
  who: fc.integer({ min: 0, max: names.length - 1 }),
  cut: fc.option(
    fc.record({
      writes: fc.integer({ min: 0, max: 5 }),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
    { freq: 3 },
  ),
});

type Referrals = ReturnType<typeof openReferrals>;

/** The referrer's name precedes the hyphen. */
const referrerOf = (invitee: string) => invitee.split('-')[0]!;

async function perform(
  invitees: Referrals,
  { kind, who, cut }: { kind: string; who: number; cut: { writes: number; when: 'before' | 'after' } | null },
) {
  const invitee = names[who]!;
  const { clock, dependencies } = invitees;
  const settle = () => settleReferral(dependencies, invitee);
  const until = new Date(clock.now.getTime() + dayMs);
  const takeBreak = () => ({ timeOut: { kind: 'break', since: clock.now, until } as const });
  if (cut) invitees.cutPower(cut.writes, cut.when);
  switch (kind) {
    case 'verify':
      return invitees.verify(invitee);
    case 'play':
      return invitees.play(invitee, 400 + 300 * (who % 4));
    case 'take-break':
      return invitees.bound(invitee, takeBreak);
    case 'referrer-takes-break':
      return invitees.bound(referrerOf(invitee), takeBreak);
    case 'wait':
      clock.now = new Date(clock.now.getTime() + dayMs / 4);
      return undefined;
    case 'settle-at-once':
      return Promise.allSettled(Array.from({ length: 4 }, settle));
    case 'sweep':
      return Promise.allSettled([settleReferrals(dependencies)()]);
    default:
      return Promise.allSettled([settle()]);
  }
}

/** Days later, without power cuts and with all conditions met, the schedule alone pays what is pending. */
async function settleRemaining(invitees: Referrals) {
  invitees.cutPower(Infinity, 'before');
  for (const invitee of names) {
    invitees.verify(invitee);
    invitees.play(invitee, 1_000);
  }
  for (let day = 0; day < 6; day += 1) {
    invitees.clock.now = new Date(invitees.clock.now.getTime() + dayMs);
    await settleReferrals(invitees.dependencies)();
  }
}

describe('a storm of referrals', () => {
  it(
    'pays each side at most once at any time and exactly once in the end, with power cuts around any write',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 120 }), async (actions) => {
          const invitees = openReferrals();
          invitees.clock.now = new Date('2026-11-02T12:00:00Z');
          for (const referrer of referrers) await invitees.join(referrer);
          for (const invitee of names) await invitees.invite(referrerOf(invitee), invitee);

          for (const each of actions) {
            await perform(invitees, each);
            expect(invitees.given(names[each.who]!).times).toBeLessThanOrEqual(1);
          }
          await settleRemaining(invitees);

          for (const invitee of names)
            expect(invitees.given(invitee)).toEqual({ times: 1, gold: 50_000, sweeps: 500 });
          for (const referrer of referrers) expectMonths(invitees, referrer);
          expectBalancedLedger(invitees);
        }),
        { numRuns: 25, seed: 20_261_121 },
      );
    },
  );
});

/** Checks that at most twenty referrals a month are paid, that the count matches the ledger, and that none is pending. */
function expectMonths({ referrals, given }: Referrals, referrer: string) {
  const ownReferrals = [...referrals.stored.referrals.values()].filter((each) => each.referrer === referrer);
  const counts = [...referrals.stored.months.values()].filter((each) => each.referrer === referrer);
  const paid = ownReferrals.filter(({ parts }) => parts.referrer.state === 'paid');
  expect(ownReferrals.every(({ nextCheckAt }) => nextCheckAt === null)).toBe(true);
  expect(given(referrer).times).toBe(paid.length);
  for (const { month, settled } of counts) {
    const ofMonth = ownReferrals.filter(({ qualified }) => qualified?.month === month);
    expect(settled).toBe(Math.min(20, ofMonth.length));
    expect(settled).toBe(ofMonth.filter(({ parts }) => parts.referrer.state === 'paid').length);
  }
}

function expectBalancedLedger({ stores }: Referrals) {
  const players = new Set(stores.entries.map(({ transaction }) => transaction.player));
  for (const player of players) {
    const playerEntries = stores.entries.filter(({ transaction }) => transaction.player === player);
    expect(playerEntries.map(({ transaction }) => transaction.sequence)).toEqual(
      playerEntries.map((_each, index) => index + 1),
    );
  }
  for (const { transaction } of stores.entries)
    for (const coin of ['gold', 'sweeps']) {
      const ofCoin = transaction.postings.filter((posting) => posting.coin === coin);
      expect(ofCoin.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
}
