import { isClosed } from '#domain/player/deletion';
import type { ResidencyRules } from '#domain/player/residency';
import {
  isPutOff,
  type Referral,
  type ReferralSide,
  type RewardPart,
  withPart,
} from '#domain/referrals/referral';
import { hasRoom, type MonthCount } from '#domain/referrals/referral-rules';
import { referralReason, rewardFor } from '#domain/referrals/reward';
import { grantDetail } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '../wallet/open-wallet';
import { settleOnce, type SettleOnceDependencies } from '../wallet/settle-once';
import { changeReferral, type ChangeReferralDependencies } from './change-referral';

export interface RewardDependencies
  extends ChangeReferralDependencies, Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/** The referral, and the count of the month in which it qualified. */
interface Basis {
  readonly referral: Referral | undefined;
  readonly month: MonthCount;
}

/** Nothing is written: the side is settled already, or will never be rewarded. */
type Unchanged = { readonly isOver: boolean };

/**
 * Pays one side's reward, or records that it is refused for good, because the month is full or the account is closed, or why it is
 * withheld for now. Coins, referral and the month's count are one transaction under optimistic locks, so a month's limit is never exceeded.
 *
 * @param referral a qualified referral
 * @throws Outage on repeated conflicts; the call can be repeated
 */
export async function rewardSide(
  dependencies: RewardDependencies,
  { invitee, referrer, qualified }: Referral,
  side: ReferralSide,
): Promise<void> {
  const { referrals, wallets, now, rules } = dependencies;
  if (!qualified) throw new Error('A referral is rewarded once it qualifies');

  const settled = await settleOnce<Basis, Unchanged>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player: side === 'invitee' ? invitee : referrer,
      operation: { name: 'reward-referral', key: invitee, input: {} },
      read: async () => {
        const [referral, month] = await Promise.all([
          referrals.find(invitee),
          referrals.month(referrer, qualified.month),
        ]);
        return { referral, month };
      },
      decide({ wallet, play, isWelcomed }, id, { referral, month }) {
        if (referral?.parts[side].state !== 'waiting') return { isOver: false };
        if (isClosed(play.deletion) || (side === 'referrer' && !hasRoom(month))) return { isOver: true };
        const at = now();
        const reward = rewardFor({ play, isEmailVerified: isWelcomed }, at, rules);
        if ('code' in reward) return reward;
        const { postings, sweepsRefusedAs } = reward;
        const paid = withPart(referral, side, { state: 'paid', at, sweepsRefusedAs });
        return {
          ...record(wallet, { id, at, postings, detail: grantDetail(referralReason) }),
          alongside: [
            referrals.replace(referral, paid),
            ...(side === 'referrer' ? [referrals.countOne(month)] : []),
          ],
        };
      },
    },
  );

  if ('isOver' in settled && settled.isOver) await note({ state: 'refused', at: now() });
  if (!isRefusal(settled)) return;
  if (settled.code === 'request/unavailable') throw new Outage('A wallet stayed contended');
  if (!isPutOff(settled.code)) throw new Error(`A reward was refused as ${settled.code}`);
  await note({ state: 'waiting', reason: settled.code });

  /** Another call may have settled this side in between; then it stays as it is. */
  async function note(part: RewardPart): Promise<void> {
    await changeReferral(dependencies, invitee, (referral) =>
      referral.parts[side].state === 'waiting' ? withPart(referral, side, part) : referral,
    );
  }
}
