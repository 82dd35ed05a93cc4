import type { Referral } from '#domain/referrals/referral';
import type { ReferralCode } from '#domain/referrals/referral-code';
import type { MonthCount } from '#domain/referrals/referral-rules';
import { createReferralChecks, type ReferralChecks } from '#lambdas/referrals/stores/referral-checks';
import { fromReferralItem, referralId, toReferralItem } from '#lambdas/referrals/stores/referral-item';
import { createReferralStore, type ReferralStore } from '#lambdas/referrals/stores/referral-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Referrals on fake tables. */
interface FakeReferrals extends ReferralStore, ReferralChecks {
  readonly stored: {
    /** By player. */
    readonly codes: Records<ReferralCode>;
    /** By invitee. */
    readonly referrals: Records<Referral>;
    /** By referrer and month, as in `lee 2026-11`. */
    readonly months: Records<MonthCount>;
  };
}

const table = 'referrals';
const codeId = 'code';
const monthId = /^month#/;

export function createFakeReferrals(tables = createFakeTables()): FakeReferrals {
  return {
    ...createReferralStore(tables.client, table),
    ...createReferralChecks(tables.client, table),
    stored: {
      codes: recordsIn<ReferralCode, { player: string; id: string; code: ReferralCode }>(tables, {
        table,
        isOne: ({ id }) => id === codeId,
        keyOf: ({ player }) => player,
        fromItem: ({ code }) => code,
        toItem: (code, player) => ({ player, id: codeId, code }),
      }),
      referrals: recordsIn<Referral, Parameters<typeof fromReferralItem>[0] & { readonly id: string }>(
        tables,
        {
          table,
          isOne: ({ id }) => id === referralId,
          keyOf: ({ player }) => player,
          fromItem: fromReferralItem,
          toItem: (referral) => ({ id: referralId, ...toReferralItem(referral) }),
        },
      ),
      months: recordsIn<MonthCount, { player: string; id: string; settled: number }>(tables, {
        table,
        isOne: ({ id }) => monthId.test(id),
        keyOf: ({ player, id }) => `${player} ${id.replace(monthId, '')}`,
        fromItem: ({ player, id, settled }) => ({
          referrer: player,
          month: id.replace(monthId, '') as MonthCount['month'],
          settled,
        }),
      }),
    },
  };
}
