import type { SweepsFreezeDetail } from '#domain/coins/purchase-dispute';
import type { RefundDetail } from '#domain/coins/purchase-refund';
import type { PlayStateDetail } from '#domain/play-limits/play-state';
import type { SharedRestriction } from '#domain/play-limits/shared-restriction';
import type { AccountChangeDetail } from '#domain/player/deletion';

/** Ledger details of transactions that may start a shared restriction. */
type RestrictingDetail = AccountChangeDetail | PlayStateDetail | RefundDetail | SweepsFreezeDetail;

const builders: {
  readonly [Kind in RestrictingDetail['kind']]: (
    detail: Extract<RestrictingDetail, { kind: Kind }>,
  ) => SharedRestriction | null;
} = {
  'account-change': ({ step }) => (step === 'suspended' ? 'suspension' : null),
  'play-limits': ({ change }) => (change.startsWith('exclude-myself') ? 'exclusion' : null),
  refund: ({ owed, reason }) =>
    reason === 'dispute-lost' || owed.gold > 0 || owed.sweeps > 0 ? 'freeze' : null,
  // A dispute won keeps a freeze at most. Shared again, it would overrule an admin who lifted it on another account.
  'sweeps-freeze': ({ isFrozen, reason }) => (isFrozen && reason !== 'dispute-won' ? 'freeze' : null),
};

/** Whether transactions of this kind may start a shared restriction. */
export function mayRestrict(kind: string): kind is RestrictingDetail['kind'] {
  return Object.hasOwn(builders, kind);
}

/** The shared restriction that a transaction may have started, or null. */
export function startedRestriction<Detail extends RestrictingDetail>(
  detail: Detail,
): SharedRestriction | null {
  const build = builders[detail.kind] as (detail: Detail) => SharedRestriction | null;
  return build(detail);
}
