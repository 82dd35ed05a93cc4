import * as z from 'zod';
import { breakFields, exclusionFields, stricterLimitFields } from '../account/fields';
import { defineRoute } from '../route-contract';
import { player } from '../wallet/admin-routes';
import { playLimits } from './limit-routes';

/** Acts of an admin on a player’s limits. The answer, also of a repeat, shows the limits in force. */
const onBehalf = {
  method: 'post',
  parameters: z.strictObject({ player }),
  idempotent: true,
  answer: playLimits,
} as const;

export const tightenPlayerLimit = defineRoute({
  ...onBehalf,
  path: '/admin/players/{player}/limits',
  operationId: 'tightenPlayerLimit',
  summary:
    'Set a limit on a player’s behalf, effective immediately. It must be stricter than the limit in force. The player is notified.',
  body: z.strictObject(stricterLimitFields),
  refusals: ['session/forbidden', 'player/unknown-player', 'play-limits/not-stricter'],
});

export const startPlayerBreak = defineRoute({
  ...onBehalf,
  path: '/admin/players/{player}/breaks',
  operationId: 'startPlayerBreak',
  summary:
    'Start a break on a player’s behalf. It must last longer than a current break or exclusion. The player is notified.',
  body: z.strictObject(breakFields),
  refusals: ['session/forbidden', 'player/unknown-player', 'play-limits/not-longer'],
});

export const excludePlayer = defineRoute({
  ...onBehalf,
  path: '/admin/players/{player}/exclusions',
  operationId: 'excludePlayer',
  needsRecentSignIn: true,
  summary:
    'Exclude a player at their request, for a number of months or permanently. It can be prolonged but not undone. The player is notified.',
  body: z.strictObject(exclusionFields),
  refusals: ['session/forbidden', 'player/unknown-player', 'play-limits/not-longer'],
});

export const adminLimitContracts = [tightenPlayerLimit, startPlayerBreak, excludePlayer];
