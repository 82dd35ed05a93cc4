import * as z from 'zod';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { suspension } from '../account/suspension-shapes';
import { defineRoute, idempotencyKey } from '../route-contract';
import { balances, coin, count, instant } from '../shapes';
import { commitment, next, page, revealedSeed, round, transaction } from '../wallet/ledger-shapes';
import { rotationFields } from './fields';

const gameId = z.strictObject({ id: z.string().min(1).max(64) });
const roundId = gameId.extend({ round: z.string().min(1).max(64) });

const awaits = z.enum(['decision', 'seeing']).nullable().meta({
  description:
    'What the player must do in the open round before the next round of its game: make a decision, or see the result.',
});

/** What a stake or a decision leads to. */
const step = z.object({ round, awaits, balances, sequence: count });

export const readWallet = defineRoute({
  method: 'get',
  path: '/wallet',
  operationId: 'readWallet',
  summary: 'Get the player’s balances. The first call opens the wallet.',
  answer: z.object({
    balances,
    sequence: count,
    updatedAt: instant,
    suspension: suspension.nullable().meta({ description: 'Null unless the player is suspended.' }),
  }),
  refusals: [],
});

export const listTransactions = defineRoute({
  method: 'get',
  path: '/wallet/transactions',
  operationId: 'listTransactions',
  summary: "List the player's transactions, newest first, optionally filtered.",
  query: page.extend({
    kind: z.enum(transactionKinds).optional(),
    gameId: z.string().min(1).max(64).optional().meta({ description: 'Only rounds of this game.' }),
    from: z.iso.datetime().optional().meta({ description: 'Only transactions at or after this time.' }),
    to: z.iso.datetime().optional().meta({ description: 'Only transactions before this time.' }),
  }),
  answer: z.object({ items: z.array(transaction), next }),
  refusals: [],
});

export const playRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds',
  operationId: 'playRound',
  summary: 'Play a round. If it requires no decision, the stake and the payout are one transaction.',
  parameters: gameId,
  body: z.strictObject({
    coin,
    stake: z.int().min(1),
    choice: z
      .string()
      .min(1)
      .max(512)
      .optional()
      .meta({ description: 'What the player stakes on, in the game’s published notation.' }),
  }),
  idempotent: true,
  answer: step,
  refusals: [
    'games/unknown-game',
    'games/round-open',
    'wallet/insufficient-funds',
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
    'player/sweeps-frozen',
    'play-limits/too-fast',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'play-limits/stake-limit-reached',
    'play-limits/loss-limit-reached',
    'play-limits/time-limit-reached',
    'play-limits/reality-check-due',
  ],
});

export const decideRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds/{round}/decisions',
  operationId: 'decideRound',
  summary: 'Make a decision in an open round. Any additional stake is taken immediately.',
  parameters: roundId,
  body: z.strictObject({
    decision: z.string().min(1).max(64).meta({ description: 'Decision in the game’s published notation.' }),
    step: count.meta({ description: 'Number of earlier decisions in the round, as the player saw it.' }),
  }),
  idempotent: true,
  answer: step,
  refusals: [
    'games/unknown-round',
    'games/decision-not-allowed',
    'games/round-conflict',
    'wallet/insufficient-funds',
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
    'player/sweeps-frozen',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'play-limits/stake-limit-reached',
    'play-limits/loss-limit-reached',
  ],
});

export const findRoundAnswer = defineRoute({
  method: 'get',
  path: '/games/{id}/answers',
  operationId: 'findRoundAnswer',
  summary:
    'Find what a stake or a decision under an idempotency key has led to. It plays nothing, so a client can find out whether a request without a response was settled.',
  parameters: gameId,
  query: z.strictObject({ key: idempotencyKey }),
  answer: z.object({
    answer: step.nullable().meta({ description: 'Null if nothing was settled under the key.' }),
  }),
  refusals: ['games/unknown-game'],
});

export const readOpenRound = defineRoute({
  method: 'get',
  path: '/games/open-round',
  operationId: 'readOpenRound',
  summary: 'Get the most urgent open round, or that of one game, and a list of all open rounds.',
  query: z.strictObject({
    gameId: gameId.shape.id.optional().meta({ description: 'Get the round of this game only.' }),
  }),
  answer: z.object({
    round: round.nullable(),
    awaits,
    open: z
      .array(
        z
          .object({ gameId: z.string(), round: z.string(), awaits: z.enum(['decision', 'seeing']) })
          .meta({ id: 'OpenRound' }),
      )
      .meta({ description: 'At most one round per game, the most urgent first.' }),
  }),
  refusals: [],
});

export const seeRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds/{round}/seen',
  operationId: 'seeRound',
  summary: 'Mark an open round as seen to its end. Repeating this changes nothing.',
  parameters: roundId,
  answer: z.object({ sequence: count }),
  refusals: ['games/unknown-round'],
});

export const listRounds = defineRoute({
  method: 'get',
  path: '/games/{id}/rounds',
  operationId: 'listRounds',
  summary: "List the player's rounds of a game, newest first.",
  parameters: gameId,
  query: page,
  answer: z.object({ items: z.array(round.extend({ balances }).meta({ id: 'RoundWithBalances' })), next }),
  refusals: ['games/unknown-game'],
});

export const readFairness = defineRoute({
  method: 'get',
  path: '/fairness',
  operationId: 'readFairness',
  summary: 'Get the commitment for the next round.',
  answer: commitment.extend({ revealed: revealedSeed.nullable() }).meta({ id: 'Fairness' }),
  refusals: [],
});
export type Fairness = z.output<typeof readFairness.answer>;

export const rotateSeeds = defineRoute({
  method: 'post',
  path: '/fairness/rotate',
  operationId: 'rotateSeeds',
  summary: 'Reveal the current server seed and switch to the next one.',
  body: z.strictObject(rotationFields),
  idempotent: true,
  answer: z.object({ revealed: revealedSeed, current: commitment }),
  refusals: ['games/round-open', 'fairness/too-many-rotations'],
});

export const playContracts = [
  readWallet,
  listTransactions,
  playRound,
  decideRound,
  findRoundAnswer,
  readOpenRound,
  seeRound,
  listRounds,
  readFairness,
  rotateSeeds,
];
