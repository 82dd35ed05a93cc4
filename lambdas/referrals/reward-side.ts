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

/** The referral, and the count of the month that it qualified in. */
interface Basis {
  readonly referral: Referral | undefined;
  readonly month: MonthCount;
}

/** What stands already, so that nothing is written: the part is over, or the month has no room for it. */
type Residency = { readonly isMonthFull: boolean };

/**
 * Gives one side its reward, or writes down why it has none: for good, where the month is full, or for now. Coins, the referral and the
 * count of the month are one transaction, each under the condition that it is still what was read, so no month is ever overrun.
 *
 * @param referral  one that qualifies
 * @throws Outage when others kept getting in between; it can be called again
 */
export async function rewardSide(
  dependencies: RewardDependencies,
  { invitee, referrer, qualified }: Referral,
  side: ReferralSide,
): Promise<void> {
  const { referrals, wallets, now, rules } = dependencies;
  if (!qualified) throw new Error('A referral is rewarded once it qualifies');

  const settled = await settleOnce<Basis, Residency>(
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
        if (referral?.parts[side].state !== 'waiting') return { isMonthFull: false };
        if (side === 'referrer' && !hasRoom(month)) return { isMonthFull: true };
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

  if ('isMonthFull' in settled && settled.isMonthFull) await note({ state: 'refused', at: now() });
  if (!isRefusal(settled)) return;
  if (settled.code === 'request/unavailable') throw new Outage('A wallet stayed contended');
  if (!isPutOff(settled.code)) throw new Error(`A reward was refused as ${settled.code}`);
  await note({ state: 'waiting', reason: settled.code });

  /** Somebody else may have ended the part meanwhile: then it stays so. */
  async function note(part: RewardPart): Promise<void> {
    await changeReferral(dependencies, invitee, (referral) =>
      referral.parts[side].state === 'waiting' ? withPart(referral, side, part) : referral,
    );
  }
}
