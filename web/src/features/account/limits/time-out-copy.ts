import { weekdayInstantLabel } from '#web/lib/format/dates';
import type { PlayLimits } from './play-limits';

type TimeOut = NonNullable<PlayLimits['timeOut']>;

/** The break or exclusion in effect; null without one or after its end. */
export function currentTimeOut({ timeOut }: PlayLimits, now: Date): TimeOut | null {
  return timeOut && (timeOut.until === null || new Date(timeOut.until) > now) ? timeOut : null;
}

/** Copy for a time-out: its kind, its end, and that support cannot end it sooner. */
export function describeTimeOut(
  { kind, until }: TimeOut,
  where: { timeZone: string; locale?: string },
): { title: string; text: string } {
  const title = kind === 'break' ? 'You are on a break' : 'You have excluded yourself';
  const orders = 'You can still order prizes with the coins you have.';
  if (until === null)
    return {
      title: `${title} permanently.`,
      text: `This cannot be undone. ${orders}`,
    };
  return {
    title: `${title} until ${weekdayInstantLabel(until, where)}.`,
    text: `It ends on its own. Neither you nor our support team can end it sooner. Games, purchases, bonuses and quests are paused until then. ${orders}`,
  };
}

/** Copy for the outcome of a new time-out, which a longer existing one outlasts. */
export function outcomeLabel(
  before: TimeOut | null,
  after: TimeOut | null,
  where: { timeZone: string; locale?: string },
): string {
  if (!after) return 'Saved.';
  const currentTitle = describeTimeOut(after, where).title;
  const isUnchanged = before?.kind === after.kind && before.until === after.until;
  return isUnchanged ? `${currentTitle} It is longer than your new choice, so it stays.` : currentTitle;
}
