import { programRules } from '#domain/affiliates/affiliate-rules';
import type { Attribution } from '#domain/affiliates/attribution';
import {
  type CommissionAccrual,
  commissionAccrual,
  type ExclusionReason,
  exclusionReasons,
  type CommissionEvent,
  reverseAccrual,
  type ReversalReason,
} from '#domain/affiliates/commission';

type FindLine = (sequence: number) => Promise<CommissionAccrual | undefined>;

/** A purchase that was reckoned anew, with what an admin wrote of its reversal. */
interface Bought {
  /** As it stands after the refunds so far. */
  line: CommissionAccrual;
  readonly reversal: CommissionAccrual['reversal'];
}

/**
 * Reckons the lines of a player anew from their ledger. When a line was reckoned, for how long it is held, where its player lived and
 * whether its affiliate was suspended then are facts that only the line itself has, and so is that an admin reversed a purchase, and how much refunds had left of it by then. All else follows from the
 * ledger, of refunds whether they count as well: those count that came before the reversal, and none of a purchase that earned nothing.
 *
 * @param commissionEvents  in the order of the ledger, from the line on that says by which click the player came
 * @param written     the line of a number as it is on record, undefined where it is lost
 */
export async function recomputeCommission(
  attribution: Attribution,
  commissionEvents: readonly CommissionEvent[],
  written: FindLine,
): Promise<CommissionAccrual[]> {
  const others: CommissionAccrual[] = [];
  const purchases = new Map<string, Bought>();
  for (const commissionEvent of commissionEvents) {
    const { kind, purchase } = commissionEvent;
    const recorded = await written(commissionEvent.sequence);
    const bought = kind === 'refund' && purchase !== null ? purchases.get(purchase) : undefined;
    if (kind === 'refund' && !bought) continue;
    const line = commissionAccrual(commissionEvent, attribution, {
      state: recorded?.state ?? '--',
      exclusion: exclusionIn(recorded),
      isFirstPurchase: kind === 'purchase' && purchases.size === 0,
      reckonedAt: recorded?.reckonedAt ?? commissionEvent.at,
      heldDays: recorded?.heldDays ?? programRules.heldDays,
      refunded: bought ? { ...bought.line, reversal: reversalNow(bought) } : null,
    });
    if (kind === 'purchase')
      purchases.set(purchase ?? `line ${commissionEvent.sequence}`, { line, reversal: byAdmin(recorded) });
    else others.push(line);
    if (bought && !line.reversal) take(bought, -line.commissionCents);
  }
  return [...others, ...[...purchases.values()].map(asItEnded)];
}

/** What a refund finds: an admin's reversal comes after the refunds that had taken all but what it took back. */
function reversalNow({ line, reversal }: Bought): CommissionAccrual['reversal'] {
  if (!reversal) return line.reversal;
  return line.takenCents >= line.commissionCents - reversal.cents ? reversal : null;
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

/** A purchase whose reversal takes back what refunds have left; where that is nothing, none is counted. */
function asItEnded({ line, reversal }: Bought): CommissionAccrual {
  if (!reversal) return line;
  const isSettled = reversal.dueOn !== line.dueOn;
  const reversed = reverseAccrual(line, { ...reversal, isSettled });
  return 'code' in reversed ? line : reversed;
}
