import type { SeedRotationDetail } from '#domain/fairness/seeds';
import type { RoundDetail, RoundOpenDetail, RoundSeenDetail } from '#domain/games/round-detail';
import type { PlayStateDetail } from '#domain/play-limits/play-state';
import type { OrderDetail } from '#domain/rewards/checkout';
import type { AdjustmentDetail } from '#domain/wallet/adjustment';
import type { ExpiryDetail } from '#domain/wallet/expiry';
import type { GrantDetail } from '#domain/wallet/grant';
import type { HoldDetail } from '#domain/wallet/hold';
import type { ReversalDetail } from '#domain/wallet/reversal';

/** Every kind of transaction that the ledger holds. */
export type LedgerDetail =
  | AdjustmentDetail
  | ExpiryDetail
  | GrantDetail
  | HoldDetail
  | OrderDetail
  | PlayStateDetail
  | ReversalDetail
  | RoundDetail
  | RoundOpenDetail
  | RoundSeenDetail
  | SeedRotationDetail;

/** The kinds by name. */
export const transactionKinds = [
  'adjustment',
  'expiry',
  'grant',
  'hold',
  'order',
  'play-limits',
  'release',
  'reversal',
  'round',
  'round-open',
  'round-seen',
  'seed-rotation',
] as const satisfies readonly LedgerDetail['kind'][];
