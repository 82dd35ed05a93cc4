import { type SweepsGiftRefused, sweepsGiftRefusals } from '#domain/coins/gift';
import { type Amount, amount } from '#domain/money/coin';
import type { ReferralCode } from './referral-code';
import { type LocalMonth, referralRules } from './referral-rules';

/** The two sides of a referral. */
export const referralSides = ['invitee', 'referrer'] as const;
export type ReferralSide = (typeof referralSides)[number];

/** What can postpone a reward, or exclude the Sweeps Coins from it. */
export type RewardPutOff = SweepsGiftRefused['code'];

/** State of one side's reward. `paid` and `refused` are final. */
export type RewardPart =
  /** The reason postpones it; null while the invitee has not qualified. */
  | { readonly state: 'waiting'; readonly reason: RewardPutOff | null }
  /** With the reason why it contained no Sweeps Coins, or null. */
  | {
      readonly state: 'paid';
      readonly at: Date;
      readonly sweepsRefusedAs: RewardPutOff | null;
    }
  /** The monthly limit of rewarded invitees was reached, or this side's account is closed. */
  | { readonly state: 'refused'; readonly at: Date };

/** Progress of an invitee at the last check. */
export interface ReferralProgress {
  /** Whether identity and email address are verified. */
  readonly isVerified: boolean;
  /** Stakes in Sweeps Coins since registration, in settled rounds. */
  readonly played: Amount;
}

/** A referral. An invitee has at most one, permanently. */
export interface Referral {
  /** Identifies it to either side without revealing the other; sorts by creation time. */
  readonly id: string;
  readonly invitee: string;
  readonly referrer: string;
  readonly code: ReferralCode;
  /** When the invitee registered. */
  readonly joinedAt: Date;
  readonly boundAt: Date;
  readonly progress: ReferralProgress;
  /** When the invitee qualified, and the referrer's month at that time; null before. */
  readonly qualified: { readonly at: Date; readonly month: LocalMonth } | null;
  readonly parts: Readonly<Record<ReferralSide, RewardPart>>;
  /** Next scheduled check; null once both rewards are final or none is possible. */
  readonly nextCheckAt: Date | null;
  /** Current interval of the scheduled checks, with exponential backoff. */
  readonly waitMs: number;
  /** Number of changes. */
  readonly revision: number;
}

/** Why a referrer cannot be recorded. */
export interface BindRefused {
  readonly code:
    | 'referrals/own-code'
    | 'referrals/already-bound'
    | 'referrals/too-late'
    | 'referrals/account-older';
}

/** A player with the time of registration. */
export interface Joined {
  readonly player: string;
  readonly joinedAt: Date;
}

const dayMs = 86_400_000;
const shortestWaitMs = 15 * 60_000;

/** Until when an invitee can name the referrer. */
export function bindableUntil({ joinedAt }: Pick<Joined, 'joinedAt'>): Date {
  return new Date(joinedAt.getTime() + referralRules.bindWithinDays * dayMs);
}

/**
 * Records who invited a player, once and within days of registration. The referrer's account must be older, which prevents cycles, and a
 * returning player does not count as an invitee.
 *
 * @param earlier  the invitee's existing referral
 * @returns the referral, the existing one for the same referrer, or the refusal
 */
export function bindReferral(
  request: { id: string; invitee: Joined & { isReturned: boolean }; referrer: Joined; code: ReferralCode },
  earlier: Referral | undefined,
  now: Date,
): Referral | BindRefused {
  const { id, invitee, referrer, code } = request;
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

/** Whether a code postpones a reward, as opposed to any other error. */
export function isPutOff(code: string): code is RewardPutOff {
  return (sweepsGiftRefusals as readonly string[]).includes(code);
}

/** Whether the invitee has qualified. */
function isEnough({ isVerified, played }: ReferralProgress): boolean {
  return isVerified && played >= referralRules.playedSweeps;
}

/** Whether the rewards of both sides are final. */
export function isClosed({ parts }: Pick<Referral, 'parts'>): boolean {
  return referralSides.every((side) => parts[side].state !== 'waiting');
}

/**
 * Records the invitee's progress. Qualification is permanent and its month counts, whenever the reward is paid. Without progress the
 * interval of the checks doubles, up to a day; progress resets it.
 *
 * @param month  the referrer's current month
 * @returns the same referral when nothing changed and no check is due
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
 * Updates one side's reward. When both are final, the scheduled checks stop.
 *
 * @throws Error for a reward that is final (a bug)
 */
export function withPart(referral: Referral, side: ReferralSide, part: RewardPart): Referral {
  const before = referral.parts[side];
  if (before.state !== 'waiting') throw new Error(`A part that is ${before.state} stays so`);
  if (part.state === 'waiting' && part.reason === before.reason) return referral;
  const parts = { ...referral.parts, [side]: part };
  return changed(referral, { parts, ...(isClosed({ parts }) && { nextCheckAt: null }) });
}

/** Stops the checks of a referral that can no longer qualify. Neither side sees a difference, because the reason is the other's. */
export function stopChecks(referral: Referral): Referral {
  return referral.nextCheckAt === null ? referral : changed(referral, { nextCheckAt: null });
}

/** State of a referral as one side sees it. */
export type ReferralState = 'joined' | 'verified' | 'playing' | 'started' | 'rewarded' | 'refused';

/**
 * Returns the state as one side sees it. The referrer learns that the invitee has started, but not whether by verification or by play.
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
