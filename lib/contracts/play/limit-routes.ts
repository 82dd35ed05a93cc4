import * as z from 'zod';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { limitFields, period, residencyFields, thing } from './fields';

const most = count.nullable().meta({ description: 'Null for no limit.' });
const minutes = z.union(realityCheckMinutes.map((choice) => z.literal(choice)));
const sums = z.object({ gold: count, sweeps: count });

const limit = z
  .object({
    thing,
    period,
    most,
    next: z.object({ most, from: instant }).nullable().meta({
      description: 'A requested looser limit and when it takes effect.',
    }),
    counted: z
      .int()
      .meta({ description: 'Amount that counts toward the limit so far; a negative loss is a net win.' }),
    resetsAt: instant,
  })
  .meta({ id: 'PlayLimit' });

export const playSession = z
  .object({ startedAt: instant, checkedAt: instant, rounds: count, staked: sums, paid: sums })
  .meta({ id: 'PlaySession', description: 'Rounds played without a longer pause in between.' });

export const playLimits = z
  .object({
    limits: z.array(limit),
    timeOut: z
      .object({ kind: z.enum(['break', 'exclusion']), since: instant, until: instant.nullable() })
      .nullable(),
    realityCheckMinutes: minutes,
    session: playSession.nullable(),
    residency: z.object({
      bornOn: z.string().nullable(),
      state: z.string().nullable(),
      timeZone: z.string(),
      today: z.string(),
      residencyCheck: z
        .object({ state: z.string(), requestedAt: instant, confirmedAt: instant.nullable() })
        .nullable()
        .meta({
          description:
            'Blocked state of a sign-in that requires the player to confirm their residency; null if there is none.',
        }),
      sweepsRefusedAs: z.string().nullable().meta({
        description: 'Error code of why Sweeps Coins cannot be played; null if they can.',
      }),
    }),
  })
  .meta({ id: 'PlayLimits', description: 'Limits, time-outs, reality check, and residency of a player.' });

export const readPlayLimits = defineRoute({
  method: 'get',
  path: '/play-limits',
  operationId: 'readPlayLimits',
  summary: 'Get the player’s limits, breaks, reality check, and residency.',
  answer: playLimits,
  refusals: [],
});

export const setPlayLimit = defineRoute({
  method: 'put',
  path: '/play-limits/limits',
  operationId: 'setPlayLimit',
  summary: 'Set a limit. A stricter limit takes effect immediately, a looser one after a day.',
  body: z.strictObject(limitFields),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const takeBreak = defineRoute({
  method: 'post',
  path: '/play-limits/breaks',
  operationId: 'takeBreak',
  summary: 'Start a break. It can be extended but not ended early.',
  body: z.strictObject({ days: z.union(breakDays.map((choice) => z.literal(choice))) }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const excludeMyself = defineRoute({
  method: 'post',
  path: '/play-limits/exclusions',
  operationId: 'excludeMyself',
  summary:
    'Exclude the player for a number of months, or permanently. An exclusion can be extended but not undone.',
  body: z.strictObject({
    months: z
      .union(exclusionMonths.map((choice) => z.literal(choice)))
      .meta({ description: 'Null means permanently.' }),
  }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const chooseRealityCheck = defineRoute({
  method: 'put',
  path: '/play-limits/reality-check',
  operationId: 'chooseRealityCheck',
  summary: 'Set the interval of the reality check, in minutes.',
  body: z.strictObject({ minutes }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const confirmRealityCheck = defineRoute({
  method: 'post',
  path: '/play-limits/reality-check/confirmations',
  operationId: 'confirmRealityCheck',
  summary: 'Confirm a reality check. The next interval starts now.',
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const declareResidency = defineRoute({
  method: 'put',
  path: '/player/residency',
  operationId: 'declareResidency',
  summary: 'Declare date of birth, state, and time zone. This also confirms the residency.',
  body: z.strictObject(residencyFields),
  idempotent: true,
  answer: playLimits,
  refusals: ['player/birthday-already-set', 'player/state-already-set'],
});

export const limitContracts = [
  readPlayLimits,
  setPlayLimit,
  takeBreak,
  excludeMyself,
  chooseRealityCheck,
  confirmRealityCheck,
  declareResidency,
];
