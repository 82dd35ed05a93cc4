import { expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { exampleTrouble } from '../rounds/example-round';
import { pauseReasonOf } from './pause-reason';

const refused = (code: ApiRefusal['code'], details: object = {}) =>
  exampleTrouble({ failure: new ApiRefusal({ code, message: 'no', status: 403, details }) });
const session = { startedAt: '2026-11-21T12:00:00Z', rounds: 3, staked: {}, paid: {} };

it.each([
  ['nothing is in the way', { hidden: false }, null],
  ['the player looks elsewhere', { hidden: true }, 'hidden'],
  ['a press has no answer', { trouble: exampleTrouble({ fate: 'unanswered' }) }, 'trouble'],
  ['the sign-in ended', { trouble: exampleTrouble({ fate: 'signed-out' }) }, 'trouble'],
  [
    'the player is to look up',
    { trouble: refused('play-limits/reality-check-due', { session }) },
    'reality-check',
  ],
  ['the player has a break', { trouble: refused('play-limits/on-break') }, 'break'],
  ['the player is excluded', { trouble: refused('play-limits/excluded') }, 'break'],
  ['coins are missing', { trouble: refused('wallet/insufficient-funds') }, null],
] as const)('when %s', (_what, page, reason) => {
  const { hidden, ...state } = { hidden: false, trouble: null, ...page };

  expect(pauseReasonOf(state, hidden)).toBe(reason);
});
