import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

/** Hours for which a recovered alarm is listed. */
export const alarmHours = 24;

const alarm = z
  .object({
    name: z.string().meta({ description: 'Name of the alarm in the stack, such as `ErrorLines`.' }),
    meaning: z.string().meta({ description: 'What happened, and where to look.' }),
    raisedAt: instant.meta({ description: 'When the alarm was last raised.' }),
    recoveredAt: instant.nullable().meta({ description: 'Null while the alarm lasts.' }),
    timesRaised: count.meta({ description: `Number of times in the last ${alarmHours} hours.` }),
  })
  .meta({ id: 'Alarm' });

export const readAlarms = defineRoute({
  method: 'get',
  path: '/admin/alarms',
  operationId: 'readAlarms',
  summary: `Get the active alarms, and those that recovered in the last ${alarmHours} hours.`,
  answer: z.object({
    alarms: z.array(alarm).meta({ description: 'Active alarms first; the latest change first.' }),
  }),
  refusals: ['session/forbidden'],
});

export const adminAlarmContracts = [readAlarms];
