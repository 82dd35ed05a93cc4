import { monthLabel } from '#web/lib/format/dates';
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

/** Names a month such as `2026-10`: `October 2026`. An unfinished entry stays as it was typed. */
export function payoutMonthLabel(month: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthLabel(`${month}-01`, { timeZone: 'UTC' }) : month;
}
