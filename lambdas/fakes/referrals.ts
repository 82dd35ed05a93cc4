import type { Referral } from '#domain/referrals/referral';
import type { ReferralCode } from '#domain/referrals/referral-code';
import type { MonthCount } from '#domain/referrals/referral-rules';
import type { ReferralChecks } from '#lambdas/referrals/stores/referral-checks';
import type { ReferralStore } from '#lambdas/referrals/stores/referral-store';
import { memoryWrite } from './writes';

/** In-memory fake of the referral store. */
interface MemoryReferrals extends ReferralStore, ReferralChecks {
  readonly stored: {
    readonly codes: Map<string, ReferralCode>;
    readonly referrals: Map<string, Referral>;
    readonly months: Map<string, MonthCount>;
  };
}

/** Creates an empty store. */
export function createMemoryReferrals(): MemoryReferrals {
  const codes = new Map<string, ReferralCode>();
  const referrals = new Map<string, Referral>();
  const months = new Map<string, MonthCount>();
  const holderOf = (code: ReferralCode) => [...codes].find(([, given]) => given === code)?.[0];
  const countOf = (referrer: string, month: MonthCount['month']) =>
    months.get(`${referrer} ${month}`) ?? { referrer, month, settled: 0 };

  return {
    stored: { codes, referrals, months },
    codeOf: async (player) => codes.get(player),
    holderOf: async (code) => holderOf(code),
    giveCode: (player, code) => [
      memoryWrite('referral code of a player', {
        holds: () => !codes.has(player),
        apply: () => void codes.set(player, code),
      }),
      memoryWrite('player of a referral code', {
        holds: () => holderOf(code) === undefined,
        apply: () => undefined,
      }),
    ],
    find: async (invitee) => referrals.get(invitee),
    async ofReferrer(referrer, { limit, before }) {
      const own = [...referrals.values()]
        .filter((each) => each.referrer === referrer && (before === undefined || each.id < before))
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const page = own.slice(0, limit);
      return { referrals: page, next: own.length > limit ? page.at(-1)!.id : null };
    },
    async *due(now) {
      yield [...referrals.values()]
        .filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= now)
        .map(({ invitee }) => invitee);
    },
    add: (referral) =>
      memoryWrite('referral', {
        holds: () => !referrals.has(referral.invitee),
        apply: () => void referrals.set(referral.invitee, referral),
      }),
    replace: (before, after) =>
      memoryWrite(`referral ${before.revision}`, {
        holds: () => referrals.get(before.invitee)?.revision === before.revision,
        apply: () => void referrals.set(after.invitee, after),
      }),
    async scheduleCheck(invitee, now) {
      const found = referrals.get(invitee);
      if (found?.nextCheckAt)
        referrals.set(invitee, { ...found, nextCheckAt: now, revision: found.revision + 1 });
    },
    month: async (referrer, month) => countOf(referrer, month),
    countOne: (before) =>
      memoryWrite(`referrals of ${before.month}`, {
        holds: () => countOf(before.referrer, before.month).settled === before.settled,
        apply: () =>
          void months.set(`${before.referrer} ${before.month}`, { ...before, settled: before.settled + 1 }),
      }),
  };
}
