import { dollarLabel } from '../../affiliates/affiliate-copy';

/**
 * What marking a player as a self-referral does.
 *
 * @param leftCents  commission in US cents that is reversed
 */
export function selfReferralEffect(leftCents: number): string {
  const taken =
    leftCents === 0
      ? 'No commission is left to reverse.'
      : `${dollarLabel(leftCents)} of commission for this player is reversed, and the affiliate sees the reason.`;
  return `${taken} Later purchases of the player earn nothing. You cannot undo this.`;
}
