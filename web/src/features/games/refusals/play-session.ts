import type { ErrorDetails } from '#contracts/errors';
import type { Coin } from '#domain/money/coin';
import { detailsOf } from '#web/lib/api/api-refusal';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { timeLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';
import { elapsedLabel } from '../visit/elapsed';

/** Statistics of the rounds since the player's last break from play; amounts in each coin's smallest unit. */
export type PlaySession = Omit<ErrorDetails<'play-limits/reality-check-due'>['session'], 'checkedAt'>;

/** The session of a due reality check; null for any other failure. */
export function sessionToCheck(failure: unknown): PlaySession | null {
  return detailsOf(failure, 'play-limits/reality-check-due')?.session ?? null;
}

/** Duration and number of rounds of a session: "You have been playing since 14:05: 340 rounds in 1 h 02 min." */
export function sessionLabel(
  { startedAt, rounds }: PlaySession,
  { nowMs, locale, timeZone }: { nowMs: number; locale?: string; timeZone?: string },
): string {
  const started = new Date(startedAt);
  const since = timeLabel(started, { locale, timeZone });
  const count = `${countLabel(rounds, locale)} ${rounds === 1 ? 'round' : 'rounds'}`;
  return `You have been playing since ${since}: ${count} in ${elapsedLabel(nowMs - started.getTime())}.`;
}

/** Result of the session in one coin: "You staked 34.00 SC and won 30.20 SC. You are down 3.80 SC." */
export function sessionResultMessage({ staked, paid }: PlaySession, coin: Coin, locale?: string): string {
  const written = (units: number) => `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
  const net = paid[coin] - staked[coin];
  const direction = net < 0 ? 'down' : 'up';
  const result = net === 0 ? 'You broke even.' : `You are ${direction} ${written(Math.abs(net))}.`;
  return `You staked ${written(staked[coin])} and won ${written(paid[coin])}. ${result}`;
}
