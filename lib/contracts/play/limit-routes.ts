import * as z from 'zod';
import { limitedThings } from '#domain/play-limits/limits';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { periods } from '#domain/play-limits/windows';
import { isLocalDay, isTimeZone } from '#domain/player/local-day';
import { isState } from '#domain/player/states';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const thing = z.enum(limitedThings).meta({
  id: 'LimitedThing',
  description:
    'Stakes and losses are in the smallest unit of their coin, purchases in cents, time in whole minutes.',
});
const period = z.enum(periods);
const most = count.nullable().meta({ description: 'Null for no limit.' });
const minutes = z.union(realityCheckMinutes.map((choice) => z.literal(choice)));
const sums = z.object({ gold: count, sweeps: count });

const limit = z
  .object({
    thing,
    period,
    most,
    next: z.object({ most, from: instant }).nullable().meta({
      description: 'A looser limit that was asked for, and when it begins to hold.',
    }),
    counted: z
      .int()
      .meta({ description: 'What counts against it so far; a loss is below zero for who is ahead.' }),
    resetsAt: instant,
  })
  .meta({ id: 'PlayLimit' });

const session = z
  .object({ startedAt: instant, checkedAt: instant, rounds: count, staked: sums, paid: sums })
  .meta({ id: 'PlaySession', description: 'Rounds played without a longer rest in between.' });

export const playLimits = z
  .object({
    limits: z.array(limit),
    timeOut: z
      .object({ kind: z.enum(['break', 'exclusion']), since: instant, until: instant.nullable() })
      .nullable(),
    realityCheckMinutes: minutes,
    session: session.nullable(),
    residency: z.object({
      bornOn: z.string().nullable(),
      state: z.string().nullable(),
      timeZone: z.string(),
      today: z.string(),
      residencyCheck: z
        .object({ state: z.string(), askedAt: instant, confirmedAt: instant.nullable() })
        .nullable()
        .meta({
          description:
            'The blocked state of a sign-in after which the player is asked to confirm where they live; null when none.',
        }),
      sweepsRefusedAs: z.string().nullable().meta({
        description: 'Why Sweeps Coins cannot be played, as the code of a refusal; null when they can.',
      }),
    }),
  })
  .meta({ id: 'PlayLimits', description: 'Everything that bounds the play of a player.' });

export const readPlayLimits = defineRoute({
  method: 'get',
  path: '/play-limits',
  operationId: 'readPlayLimits',
  summary: 'Limits, breaks, reality check and where the player stands.',
  answer: playLimits,
  refusals: [],
});

export const setPlayLimit = defineRoute({
  method: 'put',
  path: '/play-limits/limits',
  operationId: 'setPlayLimit',
  summary: 'Sets a limit. A stricter one holds at once, a looser one after a day.',
  body: z.strictObject({ thing, period, most: z.int().min(0).max(1_000_000_000).nullable() }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const takeBreak = defineRoute({
  method: 'post',
  path: '/play-limits/breaks',
  operationId: 'takeBreak',
  summary: 'Starts a break. It cannot be taken back, only prolonged.',
  body: z.strictObject({ days: z.union(breakDays.map((choice) => z.literal(choice))) }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const excludeMyself = defineRoute({
  method: 'post',
  path: '/play-limits/exclusions',
  operationId: 'excludeMyself',
  summary: 'Excludes the player for some months, or for good. It cannot be taken back, only prolonged.',
  body: z.strictObject({
    months: z
      .union(exclusionMonths.map((choice) => z.literal(choice)))
      .meta({ description: 'Null for good.' }),
  }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const chooseRealityCheck = defineRoute({
  method: 'put',
  path: '/play-limits/reality-check',
  operationId: 'chooseRealityCheck',
  summary: 'Chooses after how many minutes the player is told where they stand.',
  body: z.strictObject({ minutes }),
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const confirmRealityCheck = defineRoute({
  method: 'post',
  path: '/play-limits/reality-check/confirmations',
  operationId: 'confirmRealityCheck',
  summary: 'Says that the player has seen where they stand; the time to the next reality check starts anew.',
  idempotent: true,
  answer: playLimits,
  refusals: [],
});

export const declareResidency = defineRoute({
  method: 'put',
  path: '/player/residency',
  operationId: 'declareResidency',
  summary:
    'States when the player was born, where they live and in which time zone their days begin. It confirms the residency, too.',
  body: z.strictObject({
    bornOn: z.string().refine(isLocalDay, 'A day such as 1990-05-17.'),
    state: z.string().refine(isState, 'The postal code of a state, such as TX.'),
    timeZone: z.string().max(64).refine(isTimeZone, 'A time zone such as America/Chicago.'),
  }),
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
