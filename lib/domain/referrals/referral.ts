import { type SweepsGiftRefused, sweepsGiftRefusals } from '#domain/coins/gift';
import { type Amount, amount } from '#domain/money/coin';
import type { ReferralCode } from './referral-code';
import { type LocalMonth, referralRules } from './referral-rules';

/** Who joined, and who invited them. */
export const referralSides = ['invitee', 'referrer'] as const;
export type ReferralSide = (typeof referralSides)[number];

/** What can be against a reward, or against the Sweeps Coins in it. */
export type RewardPutOff = SweepsGiftRefused['code'];

/** How one side stands with its reward. A part that is paid or refused stays so. */
export type RewardPart =
  /** With what puts it off, null while the friend is not there yet. */
  | { readonly state: 'waiting'; readonly reason: RewardPutOff | null }
  /** With why there were no Sweeps Coins in it, null where there were. */
  | {
      readonly state: 'paid';
      readonly at: Date;
      readonly sweepsRefusedAs: RewardPutOff | null;
    }
  /** Enough friends were rewarded for in that month. */
  | { readonly state: 'refused'; readonly at: Date };

/** How far a friend has come, as it was seen last. */
export interface ReferralProgress {
  /** Who they are was confirmed, and that their e-mail address is theirs. */
  readonly isVerified: boolean;
  /** What they have staked in Sweeps Coins since they joined, in rounds that are over. */
  readonly played: Amount;
}

/** A friend who came by somebody's code. There is one of it a friend, for ever. */
export interface Referral {
  /** Names it to either side, and says nothing of the other; sorts by when it was made. */
  readonly id: string;
  readonly invitee: string;
  readonly referrer: string;
  readonly code: ReferralCode;
  /** When the friend opened their account. */
  readonly joinedAt: Date;
  readonly boundAt: Date;
  readonly progress: ReferralProgress;
  /** When the friend had done everything, and in which month of the referrer's; null before. */
  readonly qualified: { readonly at: Date; readonly month: LocalMonth } | null;
  readonly parts: Readonly<Record<ReferralSide, RewardPart>>;
  /** When to look again by itself; null once there is nothing left to do. */
  readonly nextCheckAt: Date | null;
  /** How long to wait after a look that found nothing new. */
  readonly waitMs: number;
  /** How often it was changed. */
  readonly revision: number;
}

/** Why somebody cannot say that a friend invited them. */
export interface BindRefused {
  readonly code:
    | 'referrals/own-code'
    | 'referrals/already-bound'
    | 'referrals/too-late'
    | 'referrals/account-older';
}

/** Somebody with the instant at which they opened their account. */
export interface Joined {
  readonly player: string;
  readonly joinedAt: Date;
}

const dayMs = 86_400_000;
const shortestWaitMs = 15 * 60_000;

/** Until when a friend can say who invited them. */
export function bindableUntil({ joinedAt }: Pick<Joined, 'joinedAt'>): Date {
  return new Date(joinedAt.getTime() + referralRules.bindWithinDays * dayMs);
}

/**
 * Says who invited a friend. It is said once, within days of joining. Who has the older account cannot have been invited by the other, so
 * nobody closes a ring; and who had an account before is nobody's friend who comes for the first time.
 *
 * @param earlier  what the friend has said before
 * @returns the referral, the one that stands where the same is said again, or why there is none
 */
export function bindReferral(
  asked: { id: string; invitee: Joined & { isReturned: boolean }; referrer: Joined; code: ReferralCode },
  earlier: Referral | undefined,
  now: Date,
): Referral | BindRefused {
  const { id, invitee, referrer, code } = asked;
  if (invitee.player === referrer.player) return { code: 'referrals/own-code' };
  if (earlier) return earlier.referrer === referrer.player ? earlier : { code: 'referrals/already-bound' };
  if (now > bindableUntil(invitee)) return { code: 'referrals/too-late' };
  if (invitee.isReturned || invitee.joinedAt < referrer.joinedAt) return { code: 'referrals/account-older' };
  const waiting: RewardPart = { state: 'waiting', reason: null };
  return {
    id,
    invitee: invitee.player,
    referrer: referrer.player,
    code,
    joinedAt: invitee.joinedAt,
    boundAt: now,
    progress: { isVerified: false, played: amount(0) },
    qualified: null,
    parts: { invitee: waiting, referrer: waiting },
    nextCheckAt: new Date(now.getTime() + shortestWaitMs),
    waitMs: shortestWaitMs,
    revision: 0,
  };
}

/** Whether a code says what puts a reward off, and not that something else went wrong. */
export function isPutOff(code: string): code is RewardPutOff {
  return (sweepsGiftRefusals as readonly string[]).includes(code);
}

/** Whether a friend has done all that both are rewarded for. */
function isEnough({ isVerified, played }: ReferralProgress): boolean {
  return isVerified && played >= referralRules.playedSweeps;
}

/** Whether both sides have what they ever get. */
export function isClosed({ parts }: Pick<Referral, 'parts'>): boolean {
  return referralSides.every((side) => parts[side].state !== 'waiting');
}

/**
 * Notes how far the friend has come. Whoever has done everything once stays so, and the month in which it was counts, whenever the reward
 * is paid. While nothing moves the next look takes longer and longer, up to a day; whatever moves makes it short again.
 *
 * @param month  that of the referrer
 * @returns the referral itself where nothing changed and it is not yet time to look
 */
export function noteProgress(
  referral: Referral,
  progress: ReferralProgress,
  { at, month }: { at: Date; month: LocalMonth },
): Referral {
  if (referral.nextCheckAt === null) return referral;
  const { isVerified, played } = referral.progress;
  const hasMoved = isVerified !== progress.isVerified || played !== progress.played;
  const isDue = referral.nextCheckAt <= at;
  const qualifies = referral.qualified === null && isEnough(progress);
  if (!hasMoved && !isDue && !qualifies) return referral;
  const waitMs = hasMoved ? shortestWaitMs : Math.min(dayMs, referral.waitMs * 2);
  return changed(referral, {
    progress,
    waitMs,
    nextCheckAt: new Date(at.getTime() + waitMs),
    ...(qualifies && { qualified: { at, month } }),
  });
}

/**
 * Ends a part that waits, or says what puts it off. When both parts are over nothing is looked at any more.
 *
 * @throws Error for a part that is over (our bug)
 */
export function withPart(referral: Referral, side: ReferralSide, part: RewardPart): Referral {
  const before = referral.parts[side];
  if (before.state !== 'waiting') throw new Error(`A part that is ${before.state} stays so`);
  if (part.state === 'waiting' && part.reason === before.reason) return referral;
  const parts = { ...referral.parts, [side]: part };
  return changed(referral, { parts, ...(isClosed({ parts }) && { nextCheckAt: null }) });
}

/** How a referral looks to one of its sides. */
export type ReferralState = 'joined' | 'verified' | 'playing' | 'started' | 'rewarded' | 'refused';

/**
 * How a referral looks to one of its sides, whose own reward it tells of. The referrer learns that a friend has started, and not whether
 * it was the identity or the play.
 */
export function stateFor({ parts, progress }: Referral, side: ReferralSide): ReferralState {
  const { state } = parts[side];
  if (state === 'paid') return 'rewarded';
  if (state === 'refused') return 'refused';
  if (side === 'referrer') return progress.played > 0 || progress.isVerified ? 'started' : 'joined';
  if (progress.played > 0) return 'playing';
  return progress.isVerified ? 'verified' : 'joined';
}

function changed(referral: Referral, change: Partial<Referral>): Referral {
  return { ...referral, ...change, revision: referral.revision + 1 };
}
