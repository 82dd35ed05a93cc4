import * as z from 'zod';
import { isClientSeed } from '#domain/fairness/commitment';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import { suspension } from '../account/suspension-shapes';
import { defineRoute } from '../route-contract';
import { balances, coin, count, instant } from '../shapes';
import { commitment, next, page, revealedSeed, round, transaction } from '../wallet/ledger-shapes';

const gameId = z.strictObject({ id: z.string().min(1).max(64) });
const roundId = gameId.extend({ round: z.string().min(1).max(64) });

const awaits = z
  .enum(['decision', 'seeing'])
  .nullable()
  .meta({ description: 'What a round waits for its player to do before anything else is played.' });

export const readWallet = defineRoute({
  method: 'get',
  path: '/wallet',
  operationId: 'readWallet',
  summary: 'What the player holds. The first call opens the wallet.',
  answer: z.object({
    balances,
    sequence: count,
    updatedAt: instant,
    suspension: suspension
      .nullable()
      .meta({ description: 'Null while the house has nothing against the player.' }),
  }),
  refusals: [],
});

export const listTransactions = defineRoute({
  method: 'get',
  path: '/wallet/transactions',
  operationId: 'listTransactions',
  summary: "The player's ledger, newest first, whole or what is asked for of it.",
  query: page.extend({
    kind: z.enum(transactionKinds).optional(),
    gameId: z.string().min(1).max(64).optional().meta({ description: 'Rounds of this game only.' }),
    from: z.iso.datetime().optional().meta({ description: 'Nothing that happened before this instant.' }),
    to: z.iso.datetime().optional().meta({ description: 'Only what happened before this instant.' }),
  }),
  answer: z.object({ items: z.array(transaction), next }),
  refusals: [],
});

export const playRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds',
  operationId: 'playRound',
  summary:
    'Plays a round: takes the stake and draws. Where nothing is left to decide it pays out in the same transaction.',
  parameters: gameId,
  body: z.strictObject({
    coin,
    stake: z.int().min(1),
    choice: z
      .string()
      .min(1)
      .max(512)
      .optional()
      .meta({ description: 'What is staked on, in the notation that the game publishes.' }),
  }),
  idempotent: true,
  answer: z.object({ round, awaits, balances, sequence: count }),
  refusals: [
    'games/unknown-game',
    'games/round-open',
    'wallet/insufficient-funds',
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
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
  summary: 'Takes a decision in a round that waits for one. What it adds to the stake is staked at once.',
  parameters: roundId,
  body: z.strictObject({
    decision: z.string().min(1).max(64).meta({ description: 'In the notation that the game publishes.' }),
    step: count.meta({ description: 'How many decisions the round had before, as the player saw it.' }),
  }),
  idempotent: true,
  answer: z.object({ round, awaits, balances, sequence: count }),
  refusals: [
    'games/unknown-round',
    'games/decision-not-allowed',
    'games/round-conflict',
    'wallet/insufficient-funds',
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'play-limits/stake-limit-reached',
    'play-limits/loss-limit-reached',
  ],
});

export const readOpenRound = defineRoute({
  method: 'get',
  path: '/games/open-round',
  operationId: 'readOpenRound',
  summary:
    'The round that waits for its player, if there is one: for a decision, or to be seen to its end. Nothing of it is lost.',
  answer: z.object({ round: round.nullable(), awaits }),
  refusals: [],
});

export const seeRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds/{round}/seen',
  operationId: 'seeRound',
  summary: 'Says that the player has seen an open round to its end. Said again, it changes nothing.',
  parameters: roundId,
  answer: z.object({ sequence: count }),
  refusals: ['games/unknown-round'],
});

export const listRounds = defineRoute({
  method: 'get',
  path: '/games/{id}/rounds',
  operationId: 'listRounds',
  summary: "The player's rounds of one game, newest first.",
  parameters: gameId,
  query: page,
  answer: z.object({ items: z.array(round.extend({ balances }).meta({ id: 'RoundWithBalances' })), next }),
  refusals: ['games/unknown-game'],
});

export const readFairness = defineRoute({
  method: 'get',
  path: '/fairness',
  operationId: 'readFairness',
  summary: 'The commitment that the next round is played under.',
  answer: commitment.extend({ revealed: revealedSeed.nullable() }).meta({ id: 'Fairness' }),
  refusals: [],
});
export type Fairness = z.output<typeof readFairness.answer>;

export const rotateSeeds = defineRoute({
  method: 'post',
  path: '/fairness/rotate',
  operationId: 'rotateSeeds',
  summary: 'Reveals the server seed in use and moves on to the next one.',
  body: z.strictObject({
    clientSeed: z.string().refine(isClientSeed, 'A client seed is 1 to 64 of A–Z a–z 0–9 - _.').optional(),
  }),
  idempotent: true,
  answer: z.object({ revealed: revealedSeed, current: commitment }),
  refusals: ['games/round-open', 'fairness/too-many-rotations'],
});

export const playContracts = [
  readWallet,
  listTransactions,
  playRound,
  decideRound,
  readOpenRound,
  seeRound,
  listRounds,
  readFairness,
  rotateSeeds,
];
