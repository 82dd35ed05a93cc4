import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { instantLabel } from '#web/lib/format/dates';
import { countLabel } from '#web/lib/format/numbers';

export type Alarm = GetAnswer<'/admin/alarms'>['alarms'][number];

/** Words of names that are written in another way. */
const spellings: Readonly<Record<string, string>> = { rest: 'REST', graphql: 'GraphQL' };

/** Returns the name of an alarm as words; an alarm that the stack did not name keeps its name. */
export function alarmLabel(name: string): string {
  if (!/^([A-Z][a-z]+)+$/.test(name)) return name;
  const words = name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .map((word) => spellings[word] ?? word)
    .join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Returns when an alarm was raised and recovered, and how often if more than once. */
export function alarmTimes({ raisedAt, recoveredAt, timesRaised }: Alarm): string {
  const times =
    recoveredAt === null
      ? `Since ${instantLabel(raisedAt)}.`
      : `Raised ${instantLabel(raisedAt)}. Recovered ${instantLabel(recoveredAt)}.`;
  return timesRaised > 1 ? `${times} Raised ${countLabel(timesRaised)} times in 24 hours.` : times;
}

/** Returns the tile of the overview, which counts active alarms. */
export function alarmTile(alarms: readonly Alarm[]): { value: string; isWaiting: boolean; note: string } {
  const active = alarms.filter(({ recoveredAt }) => recoveredAt === null).length;
  const recovered = alarms.length - active;
  return {
    value: countLabel(active),
    isWaiting: active > 0,
    note:
      alarms.length === 0
        ? 'None in the last 24 hours'
        : recovered === 0
          ? ''
          : `${countLabel(recovered)} recovered in the last 24 hours`,
  };
}
