import { instantLabel } from '../instant-copy';
import type { PlayLimits } from './play-limits';

type TimeOut = NonNullable<PlayLimits['timeOut']>;

/** The break or exclusion in effect; null without one or after its end. */
export function currentTimeOut({ timeOut }: PlayLimits, now: Date): TimeOut | null {
  return timeOut && (timeOut.until === null || new Date(timeOut.until) > now) ? timeOut : null;
}

/** Copy for a time-out: its kind, its end, and that support cannot end it sooner. */
export function timeOutLabel(
  { kind, until }: TimeOut,
  where: { timeZone: string; locale?: string },
): { title: string; text: string } {
  const title = kind === 'break' ? 'You are on a break' : 'You have excluded yourself';
  const rest =
    'Games, purchases, bonuses and quests rest until then. Prizes can still be ordered with the coins you have.';
  if (until === null)
    return {
      title: `${title} for good.`,
      text: 'Nobody can end it. Prizes can still be ordered with the coins you have.',
    };
  return {
    title: `${title} until ${instantLabel(until, where)}.`,
    text: `It ends by itself; neither you nor our support can end it sooner. ${rest}`,
  };
}

/** Copy for the outcome of a new time-out, which a longer existing one outlasts. */
export function outcomeLabel(
  before: TimeOut | null,
  after: TimeOut | null,
  where: { timeZone: string; locale?: string },
): string {
  if (!after) return 'Saved.';
  const currentTitle = timeOutLabel(after, where).title;
  const isUnchanged = before?.kind === after.kind && before.until === after.until;
  return isUnchanged ? `${currentTitle} That was longer than what you chose now, so it stays.` : currentTitle;
}
