import * as z from 'zod';
import { isClientSeed } from '#domain/fairness/commitment';
import { playerAccounts, houseAccounts } from '#domain/wallet/account';
import { queryNumber } from '#http/query-number';
import { defineRoute } from '#http/route-contract';
import { balances, count, instant } from '../shapes';

const wholeNumber = z.int();
const hash = z.string();
const coin = z.enum(['gold', 'sweeps']);

const posting = z
  .object({ account: z.enum([...playerAccounts, ...houseAccounts]), coin, amount: wholeNumber })
  .meta({
    id: 'Posting',
    description: 'One line of a double entry. The postings of a transaction sum to zero.',
  });

const lineWin = z.object({ line: count, symbol: z.string(), count, payout: count }).meta({ id: 'LineWin' });

const round = z
  .object({
    id: z.string(),
    sequence: count,
    at: instant,
    gameId: z.string(),
    coin,
    stake: count,
    payout: count,
    outcome: z.object({
      stops: z.array(count),
      window: z
        .array(z.array(z.string()))
        .meta({ description: 'Symbols as window[reel][row], row 0 at the top.' }),
      lineWins: z.array(lineWin),
      scatterWin: z.object({ symbol: z.string(), count, payout: count }).nullable(),
    }),
    proof: z.object({ parHash: hash, serverSeedHash: hash, clientSeed: z.string(), nonce: count }),
  })
  .meta({ id: 'Round', description: 'A settled round with everything that is needed to compute it again.' });

const revealedSeed = z
  .object({ serverSeed: z.string(), serverSeedHash: hash, clientSeed: z.string(), rounds: count })
  .meta({ id: 'RevealedSeed', description: 'A server seed that is out of use and open for checking.' });

const commitment = z
  .object({ serverSeedHash: hash, nextServerSeedHash: hash, clientSeed: z.string(), nonce: count })
  .meta({ id: 'Commitment', description: 'What the house is held to before a round is played.' });

const transaction = z
  .object({
    id: z.string(),
    sequence: count,
    kind: z.enum(['grant', 'round', 'seed-rotation', 'order']),
    at: instant,
    postings: z.array(posting),
    balances,
    grant: z.object({ reason: z.string() }).optional(),
    round: round.optional(),
    seedRotation: z.object({ revealed: revealedSeed, current: commitment }).optional(),
    order: z.object({ id: z.string() }).optional(),
  })
  .meta({ id: 'Transaction', description: 'One immutable line of the ledger, with the balances after it.' });

const page = z.strictObject({
  limit: queryNumber(z.int().min(1).max(100))
    .default(25)
    .meta({ override: { default: 25 } }),
  before: queryNumber(z.int().min(1)).optional(),
});
const next = count.nullable().meta({ description: 'Ask again with `before` set to this; null at the end.' });
const gameId = z.strictObject({ id: z.string().min(1).max(64) });

export const readWallet = defineRoute({
  method: 'get',
  path: '/wallet',
  operationId: 'readWallet',
  summary: 'What the player holds. The first call opens the wallet.',
  answer: z.object({ balances, sequence: count, updatedAt: instant }),
  refusals: [],
});

export const listTransactions = defineRoute({
  method: 'get',
  path: '/wallet/transactions',
  operationId: 'listTransactions',
  summary: "The player's ledger, newest first.",
  query: page,
  answer: z.object({ items: z.array(transaction), next }),
  refusals: [],
});

export const playRound = defineRoute({
  method: 'post',
  path: '/games/{id}/rounds',
  operationId: 'playRound',
  summary: 'Plays one round: takes the stake, draws, and pays out, in one transaction.',
  parameters: gameId,
  body: z.strictObject({ coin, stake: z.int().min(1) }),
  idempotent: true,
  answer: z.object({ round, balances, sequence: count }),
  refusals: ['games/unknown-game', 'wallet/insufficient-funds', 'play-limits/too-fast'],
});

export const listRounds = defineRoute({
  method: 'get',
  path: '/games/{id}/rounds',
  operationId: 'listRounds',
  summary:
    "The player's rounds of one game, newest first. A page may be short; `next` tells whether there is more.",
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
  refusals: [],
});

export const contracts = [readWallet, listTransactions, playRound, listRounds, readFairness, rotateSeeds];
