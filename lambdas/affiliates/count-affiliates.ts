import type { Attribution } from '#domain/affiliates/attribution';
import {
  commissionAccrual,
  type CommissionAccrual,
  type CommissionEvent,
  dayOf,
  isOfRefund,
  type ReversalReason,
  type UndoneRedemption,
} from '#domain/affiliates/commission';
import { postbackEventOf, receivesPostbacks } from '#domain/affiliates/postback';
import { type Affiliate, isSuspendedAt } from '#domain/affiliates/program';
import {
  heldDaysAfter,
  settleableFrom,
  type Statement,
  statementOf,
  writtenOffBy,
} from '#domain/affiliates/settlement';
import { isBlocked, type Residency, type ResidencyRules } from '#domain/player/residency';
import type { CountMovements } from '#lambdas/projections/follow-players';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { PlayerZones } from '#lambdas/wallet/stores/player-zones';
import { accrualName } from './accrual-name';
import { commissionEventOf } from './commission-event';
import { type PostbackQueue, queuePostback } from './postbacks/queue-postback';
import type { AffiliateStore } from './stores/affiliate-store';
import type { AbsorbedWriteOff, CommissionStore } from './stores/commission-store';
import type { PostbackStore } from './stores/postback-store';

export interface CountAffiliatesDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find' | 'statementsOf' | 'unsettled' | 'verdictOn'>;
  readonly commissions: Pick<
    CommissionStore,
    'absorb' | 'absorbed' | 'attributions' | 'purchaseLine' | 'redemptionAccrual' | 'writeAccrual'
  >;
  readonly postbacks: Pick<PostbackStore, 'find'> & PostbackQueue;
  readonly zones: Pick<PlayerZones, 'residenciesOf'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/** One player's commission events, in ledger order. */
interface PlayersCommissionEvents {
  readonly player: string;
  readonly commissionEvents: readonly CommissionEvent[];
}

/**
 * Computes commission for the players who came by an affiliate's link. An accrual is written once, under its ledger sequence, in one
 * transaction with every metric that follows from it, so a repeat changes nothing. Rows must arrive in ledger order, which the metrics'
 * cursors ensure: the first purchase is the first one counted. Most batches contain no money and read nothing.
 *
 * @returns the players whose accruals could not be written, with the errors
 */
export async function countAffiliates(
  dependencies: CountAffiliatesDependencies,
  moved: Parameters<CountMovements>[0],
): ReturnType<CountMovements> {
  const { commissions, zones } = dependencies;
  const failures = new Map<string, unknown>();
  const eventsByPlayer = moved.flatMap(({ player, movements }): PlayersCommissionEvents[] => {
    const commissionEvents = movements.map(commissionEventOf).filter((each) => each !== null);
    return commissionEvents.length > 0 ? [{ player, commissionEvents }] : [];
  });
  if (eventsByPlayer.length === 0) return failures;
  try {
    const attributions = await commissions.attributions(eventsByPlayer.map(({ player }) => player));
    const referred = eventsByPlayer.filter(({ player }) => attributions.has(player));
    if (referred.length === 0) return failures;
    const residencies = await zones.residenciesOf(referred.map(({ player }) => player));
    await Promise.all(
      referred.map(async ({ player, commissionEvents }) => {
        try {
          const attribution = attributions.get(player) as Attribution;
          await accrueAll(dependencies, {
            attribution,
            commissionEvents,
            residency: residencies.get(player),
          });
        } catch (error) {
          failures.set(player, error);
        }
      }),
    );
  } catch (error) {
    for (const { player } of eventsByPlayer) failures.set(player, error);
  }
  return failures;
}

async function accrueAll(
  dependencies: CountAffiliatesDependencies,
  referred: {
    readonly attribution: Attribution;
    readonly commissionEvents: readonly CommissionEvent[];
    readonly residency: Residency | undefined;
  },
): Promise<void> {
  let { attribution } = referred;
  const earner = await earnerOf(dependencies, attribution);
  for (const commissionEvent of referred.commissionEvents) {
    // Events before the binding earn nothing.
    if (commissionEvent.sequence < attribution.sequence) continue;
    const line = await accrue(dependencies, { ...referred, attribution, commissionEvent, earner });
    if (line?.isFirstPurchase) attribution = { ...attribution, firstPurchase: line.sequence };
  }
}

/** The affiliate who earns the commission. */
interface Earner {
  /** Undefined without a record; then nothing is earned. */
  readonly affiliate: Affiliate | undefined;
  /** Whether an admin judged the player to be the affiliate, or of their household. */
  readonly isPlayer: boolean;
  /** All settled months, oldest first. */
  readonly statements: readonly Statement[];
  /** Whether the affiliate receives events. */
  readonly hasPostback: boolean;
}

async function earnerOf(
  { affiliates, postbacks }: Pick<CountAffiliatesDependencies, 'affiliates' | 'postbacks'>,
  { player, click }: Attribution,
): Promise<Earner> {
  const [affiliate, statements, match, postback] = await Promise.all([
    affiliates.find(click.affiliate),
    affiliates.statementsOf(click.affiliate),
    affiliates.verdictOn(click.affiliate, player),
    postbacks.find(click.affiliate),
  ]);
  const isPlayer = match?.verdict === 'self-referral';
  const hasPostback = receivesPostbacks(affiliate, postback);
  return { affiliate, isPlayer, statements, hasPostback };
}

interface AccrualBasis {
  readonly attribution: Attribution;
  readonly commissionEvent: CommissionEvent;
  readonly residency: Residency | undefined;
  readonly earner: Earner;
}

/** The accruals that an event changes or undoes. */
interface Originals {
  readonly refunded: CommissionAccrual | null;
  readonly undone: UndoneRedemption | null;
  /** What other undone redemptions of the same statement absorbed of its write-off; null without a statement. */
  readonly absorbed: AbsorbedWriteOff | null;
}

/**
 * Computes and writes an accrual. A refund or its undoing is recomputed when its purchase is reversed concurrently, so that nothing is
 * taken back twice or given back after the reversal, and an undone redemption when its month is settled concurrently or another one absorbs
 * part of the month's write-off. An approval that ends concurrently fails the write of a delivery, so that the earner is read again.
 *
 * @returns null for a refund, or its undoing, of a purchase from before the binding, and for an undone redemption from before it
 */
async function accrue(
  dependencies: CountAffiliatesDependencies,
  basis: AccrualBasis,
): Promise<CommissionAccrual | null> {
  const { commissions, commitTogether, pause } = dependencies;
  const written = await retryOnConflict(pause, async (before) => {
    const earner = before === 0 ? basis.earner : await earnerOf(dependencies, basis.attribution);
    const originals = await originalsOf(dependencies, basis.commissionEvent, earner);
    if (!originals) return null;
    const line = lineOf(dependencies, { ...basis, earner }, originals);
    const writes = commissions.writeAccrual(line, originals.refunded);
    const result = await commitTogether([
      ...writes,
      ...stillUnsettled(dependencies, line, originals),
      ...absorptionOf(dependencies, line, originals),
      ...postbackOf(dependencies, line, earner),
    ]);
    const isThere = result.outcome === 'committed' || result.failed.includes(writes[0]);
    return isThere ? line : conflict;
  });
  if (written === conflict) throw new Outage('The metrics of an affiliate stayed contended');
  return written;
}

const nothingUndone = { undone: null, absorbed: null };

/** @returns null where the event depends on an accrual that does not exist */
async function originalsOf(
  { commissions }: Pick<CountAffiliatesDependencies, 'commissions'>,
  event: CommissionEvent,
  { statements }: Earner,
): Promise<Originals | null> {
  const { player, kind, purchase, order } = event;
  if (isOfRefund(kind)) {
    const refunded = purchase === null ? undefined : await commissions.purchaseLine(player, purchase);
    return refunded ? { refunded, ...nothingUndone } : null;
  }
  if (kind !== 'redemption-undone' || order === null) return { refunded: null, ...nothingUndone };
  const redemption = await commissions.redemptionAccrual(event);
  if (!redemption) return null;
  const { dueOn } = redemption;
  const statement = statementOf(statements, dueOn);
  if (!statement)
    return { refunded: null, undone: { dueOn, isSettled: false, writtenOffCents: 0 }, absorbed: null };
  const absorbed = await commissions.absorbed(statement.affiliate, statement.month);
  const writtenOffCents = writtenOffBy(statement) - absorbed.cents;
  return { refunded: null, undone: { dueOn, isSettled: true, writtenOffCents }, absorbed };
}

/** Fails when a month is settled that an undone redemption was to fall due in. */
function stillUnsettled(
  { affiliates }: Pick<CountAffiliatesDependencies, 'affiliates'>,
  { affiliate, reckonedAt }: CommissionAccrual,
  { undone }: Originals,
): AtomicWrite[] {
  if (!undone || undone.isSettled) return [];
  const months = settleableFrom(undone.dueOn, dayOf(reckonedAt));
  return months.map((month) => affiliates.unsettled(affiliate, month));
}

/** Keeps other undone redemptions from absorbing the same part of a write-off. */
function absorptionOf(
  { commissions }: Pick<CountAffiliatesDependencies, 'commissions'>,
  { writtenOffCents }: CommissionAccrual,
  { absorbed }: Originals,
): AtomicWrite[] {
  return absorbed && writtenOffCents ? [commissions.absorb(absorbed, writtenOffCents)] : [];
}

function postbackOf(
  { postbacks, now }: CountAffiliatesDependencies,
  line: CommissionAccrual,
  { hasPostback }: Earner,
): AtomicWrite[] {
  const event = hasPostback ? postbackEventOf(line, accrualName(line)) : null;
  return queuePostback(postbacks, { affiliate: line.affiliate, event, now: now() });
}

function lineOf(
  { now, rules }: CountAffiliatesDependencies,
  { attribution, commissionEvent, residency, earner }: AccrualBasis,
  { refunded, undone }: Originals,
): CommissionAccrual {
  return commissionAccrual(commissionEvent, attribution, {
    state: residency?.state ?? '--',
    exclusion: exclusionOf({ commissionEvent, residency, earner }, rules),
    isFirstPurchase: commissionEvent.kind === 'purchase' && attribution.firstPurchase === null,
    reckonedAt: now(),
    heldDays: heldDaysAfter(earner.statements),
    refunded,
    undone,
  });
}

function exclusionOf(
  { commissionEvent: { at }, residency, earner: { affiliate, isPlayer } }: Omit<AccrualBasis, 'attribution'>,
  rules: ResidencyRules,
): ReversalReason | null {
  if (residency !== undefined && isBlocked(residency, at, rules)) return 'state-blocked';
  if (!affiliate || isSuspendedAt(affiliate, at)) return 'affiliate-suspended';
  return isPlayer ? 'self-referral' : null;
}
