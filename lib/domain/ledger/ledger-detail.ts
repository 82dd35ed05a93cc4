import type { WheelSpinDetail } from '#domain/coins/daily-wheel';
import type { PurchaseBegunDetail, PurchaseDetail, PurchaseEndedDetail } from '#domain/coins/purchase';
import type { SweepsFreezeDetail } from '#domain/coins/purchase-dispute';
import type { RefundDetail } from '#domain/coins/purchase-refund';
import type { SeedRotationDetail } from '#domain/fairness/seeds';
import type { RoundDetail, RoundOpenDetail, RoundSeenDetail } from '#domain/games/round-detail';
import type { PlayStateDetail } from '#domain/play-limits/play-state';
import type { AccountChangeDetail, AccountClosedDetail } from '#domain/player/deletion';
import type { SignOutDetail } from '#domain/player/sign-in';
import type { OrderDetail } from '#domain/rewards/checkout';
import type { OrderUndoneDetail } from '#domain/rewards/undo-order';
import type { AdjustmentDetail } from '#domain/wallet/adjustment';
import type { ExpiryDetail } from '#domain/wallet/expiry';
import type { GrantDetail } from '#domain/wallet/grant';
import type { HoldDetail } from '#domain/wallet/hold';
import type { ReversalDetail } from '#domain/wallet/reversal';

/** Details of every kind of ledger transaction. */
export type LedgerDetail =
  | AccountChangeDetail
  | AccountClosedDetail
  | AdjustmentDetail
  | ExpiryDetail
  | GrantDetail
  | HoldDetail
  | OrderDetail
  | OrderUndoneDetail
  | PlayStateDetail
  | PurchaseBegunDetail
  | PurchaseDetail
  | PurchaseEndedDetail
  | RefundDetail
  | ReversalDetail
  | RoundDetail
  | RoundOpenDetail
  | RoundSeenDetail
  | SeedRotationDetail
  | SignOutDetail
  | SweepsFreezeDetail
  | WheelSpinDetail;

/** Names of the kinds. */
export const transactionKinds = [
  'account-change',
  'account-closed',
  'adjustment',
  'expiry',
  'grant',
  'hold',
  'order',
  'order-undone',
  'play-limits',
  'purchase',
  'purchase-begun',
  'purchase-ended',
  'refund',
  'release',
  'reversal',
  'round',
  'round-open',
  'round-seen',
  'seed-rotation',
  'sign-out',
  'sweeps-freeze',
  'wheel-spin',
] as const satisfies readonly LedgerDetail['kind'][];
