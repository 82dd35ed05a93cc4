import { useState } from 'react';
import { type BreakDays, takeBreak } from '#domain/play-limits/time-out';
import { weekdayInstantLabel } from '#web/lib/format/dates';

/** What a break that starts when this appears means, with its end. */
export function BreakTerms({ days, where }: { days: BreakDays; where: { timeZone: string } }) {
  const [now] = useState(() => new Date());
  const until = takeBreak(null, days, now).until?.toISOString() ?? '';
  return (
    <>
      <p>{`You cannot play, buy coins, or claim bonuses or quests until ${weekdayInstantLabel(until, where)}.`}</p>
      <p className="font-bold">This cannot be undone, not even by our support team.</p>
      <p>You keep your coins and orders, and you can still finish an open round.</p>
    </>
  );
}
