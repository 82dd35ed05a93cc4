import { programRules } from '#domain/affiliates/affiliate-rules';
import type { Attribution } from '#domain/affiliates/attribution';
import {
  type CommissionAccrual,
  commissionAccrual,
  type ExclusionReason,
  exclusionReasons,
  type CommissionEvent,
  isOfRefund,
  reverseAccrual,
  type ReversalReason,
  type UndoneRedemption,
} from '#domain/affiliates/commission';

type FindLine = (sequence: number) => Promise<CommissionAccrual | undefined>;

/** A recomputed purchase, with the reversal that an admin recorded. */
interface Bought {
  /** The accrual after the refunds so far. */
  line: CommissionAccrual;
  readonly reversal: CommissionAccrual['reversal'];
  /** Whether a refund of it was undone, ever. */
  readonly hasUndoneRefund: boolean;
}

/**
 * Recomputes a player's commission accruals from the ledger. Only the recorded accrual knows when it was computed, how long it is held,
 * where the player lived, whether the affiliate was suspended, what was written off of an undone redemption, and whether an admin reversed
 * a purchase and what refunds had left of it.
 * Everything else follows from the ledger, including whether a refund counts: it does if it came before the reversal, and never for a
 * purchase that earned nothing. An undone redemption was held on its own before accruals named its order, and stays so.
 *
 * @param commissionEvents in ledger order, from the row on that binds the click
 * @param written returns the recorded accrual of a sequence, undefined if it is lost
 */
export async function recomputeCommission(
  attribution: Attribution,
  commissionEvents: readonly CommissionEvent[],
  written: FindLine,
): Promise<CommissionAccrual[]> {
  const others: CommissionAccrual[] = [];
  const purchases = new Map<string, Bought>();
  const redemptions = new Map<string, CommissionAccrual>();
  const restored = new Set(
    commissionEvents.filter(({ kind }) => kind === 'refund-undone').map(({ purchase }) => purchase),
  );
  for (const commissionEvent of commissionEvents) {
    const { kind, purchase, order } = commissionEvent;
    const recorded = await written(commissionEvent.sequence);
    const reckonedAt = recorded?.reckonedAt ?? commissionEvent.at;
    const bought = isOfRefund(kind) && purchase !== null ? purchases.get(purchase) : undefined;
    if (isOfRefund(kind) && !bought) continue;
    const isUndoing = kind === 'redemption-undone' && order !== null && recorded?.order !== null;
    const redemption = isUndoing ? redemptions.get(order) : undefined;
    if (isUndoing && !redemption) continue;
    const line = commissionAccrual(commissionEvent, attribution, {
      state: recorded?.state ?? '--',
      exclusion: exclusionIn(recorded),
      isFirstPurchase: kind === 'purchase' && purchases.size === 0,
      reckonedAt,
      heldDays: recorded?.heldDays ?? programRules.heldDays,
      refunded: bought ? { ...bought.line, reversal: reversalNow(bought, reckonedAt) } : null,
      undone: redemption ? undoneAsRecorded(redemption, recorded) : null,
    });
    if (kind === 'redemption' && order !== null) redemptions.set(order, line);
    if (kind === 'purchase')
      purchases.set(purchase ?? `line ${commissionEvent.sequence}`, {
        line,
        reversal: byAdmin(recorded),
        hasUndoneRefund: restored.has(purchase),
      });
    else others.push(line);
    if (bought && !line.reversal) take(bought, -line.commissionCents);
  }
  return [...others, ...[...purchases.values()].map(asItEnded)];
}

/**
 * The reversal that a refund or its undoing sees: an admin's reversal follows the refunds that had taken all but what it reversed. An undone
 * refund lets that be the case repeatedly; only then do the clocks decide, because those of two functions can differ.
 */
function reversalNow(
  { line, reversal, hasUndoneRefund }: Bought,
  reckonedAt: Date,
): CommissionAccrual['reversal'] {
  if (!reversal) return line.reversal;
  if (hasUndoneRefund && reckonedAt < reversal.at) return null;
  return line.takenCents >= line.commissionCents - reversal.cents ? reversal : null;
}

/** Whether its month was settled shows in the day on which the undoing was recorded to fall due. */
function undoneAsRecorded(
  { dueOn }: CommissionAccrual,
  recorded: CommissionAccrual | undefined,
): UndoneRedemption {
  const isSettled = recorded !== undefined && recorded.dueOn !== dueOn;
  return { dueOn, isSettled, writtenOffCents: recorded?.writtenOffCents ?? 0 };
}

function byAdmin(line: CommissionAccrual | undefined): CommissionAccrual['reversal'] {
  return line?.reversal && !isExclusion(line.reversal.reason) ? line.reversal : null;
}

function exclusionIn(line: CommissionAccrual | undefined): ExclusionReason | null {
  return line?.reversal && isExclusion(line.reversal.reason) ? line.reversal.reason : null;
}

function isExclusion(reason: ReversalReason): reason is ExclusionReason {
  return exclusionReasons.some((each) => each === reason);
}

function take(bought: Bought, cents: number): void {
  bought.line = { ...bought.line, takenCents: bought.line.takenCents + cents };
}

/** Applies the reversal of a purchase to what refunds have left; without a rest, nothing is reversed. */
function asItEnded({ line, reversal }: Bought): CommissionAccrual {
  if (!reversal) return line;
  const isSettled = reversal.dueOn !== line.dueOn;
  const reversed = reverseAccrual(line, { ...reversal, isSettled });
  return 'code' in reversed ? line : reversed;
}
