import type * as z from 'zod';
import { alarmHours, type readAlarms as contract } from '#contracts/alarms/admin-routes';
import type { AlarmStates, AlarmStore } from './stores/alarm-store';

export interface ReadAlarmsDependencies {
  readonly alarms: Pick<AlarmStore, 'states' | 'raisedSince'>;
  readonly now: () => Date;
}

type Answer = z.input<typeof contract.answer>;

/** An alarm that was raised at least once. */
type Raised = AlarmStates & { readonly raisedAt: Date };

const hourMs = 3_600_000;

/** Reads the active alarms, and those that recovered in the last hours. */
export async function readAlarms({ alarms, now }: ReadAlarmsDependencies): Promise<Answer> {
  const since = new Date(now().getTime() - alarmHours * hourMs);
  const [states, raised] = await Promise.all([alarms.states(), alarms.raisedSince(since)]);
  return {
    alarms: states
      .filter(wasRaised)
      .map((alarm) => ({ ...alarm, recoveredAt: recoveryOf(alarm) }))
      .filter(({ recoveredAt }) => recoveredAt === null || recoveredAt >= since)
      .sort((a, b) => placeOf(b) - placeOf(a))
      .map(({ name, meaning, raisedAt, recoveredAt }) => ({
        name,
        meaning,
        raisedAt: raisedAt.toISOString(),
        recoveredAt: recoveredAt?.toISOString() ?? null,
        timesRaised: raised.filter((each) => each === name).length,
      })),
  };
}

function wasRaised(alarm: AlarmStates): alarm is Raised {
  return alarm.raisedAt !== null;
}

/** An alarm that is raised again has not recovered. */
function recoveryOf({ raisedAt, recoveredAt }: Raised): Date | null {
  return recoveredAt !== null && recoveredAt > raisedAt ? recoveredAt : null;
}

/** Active alarms come before all others. */
function placeOf({ raisedAt, recoveredAt }: Raised): number {
  return recoveredAt === null ? raisedAt.getTime() + Number.MAX_SAFE_INTEGER / 2 : recoveredAt.getTime();
}
