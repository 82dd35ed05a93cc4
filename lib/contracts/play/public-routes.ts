import * as z from 'zod';
import { gameFamilies } from '#domain/games/game';
import { defineRoute } from '../route-contract';
import { coin, count } from '../shapes';
import { basisPoints, parSheet, rules, share } from './rules-shapes';

const stakes = z.array(z.int().min(1)).meta({ description: "Whole stakes in the coin's smallest unit." });

const gameSummary = z
  .object({
    id: z.string(),
    kind: z
      .enum(['slots', 'scratch', 'frame', 'unity'])
      .meta({ description: 'How the site opens the game.' }),
    family: z.enum(gameFamilies).meta({ description: 'By whose mathematics it is played.' }),
    name: z.string(),
    provider: z.string(),
    categories: z.array(z.string()),
    volatility: z.string(),
    rtpBasisPoints: basisPoints,
    hitRateBasisPoints: basisPoints,
    maximumWinMultiple: z.number(),
    stakes: z.object({ gold: stakes, sweeps: stakes }),
    parHash: z.string(),
    launchPath: z.string(),
  })
  .meta({ id: 'GameSummary' });

export const listGames = defineRoute({
  method: 'get',
  path: '/public/games',
  operationId: 'listGames',
  summary: 'Every game with its odds.',
  answer: z.object({ items: z.array(gameSummary) }),
  refusals: [],
});

export const readGame = defineRoute({
  method: 'get',
  path: '/public/games/{id}',
  operationId: 'readGame',
  summary: 'One game with its rules as data and its full PAR sheet.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: gameSummary.extend({ rules, parSheet }).meta({ id: 'Game' }),
  refusals: ['games/unknown-game'],
});
export type PublishedGame = z.output<typeof readGame.answer>;

export const readGameVersion = defineRoute({
  method: 'get',
  path: '/public/games/{id}/versions/{parHash}',
  operationId: 'readGameVersion',
  summary: 'The mathematics that a round names by its PAR hash, whether the version is still played or not.',
  parameters: z.strictObject({
    id: z.string().min(1).max(64),
    parHash: z.string().regex(/^[0-9a-f]{64}$/, 'A PAR hash is 64 hex characters.'),
  }),
  isImmutable: true,
  answer: gameSummary
    .pick({ id: true, family: true, stakes: true, parHash: true })
    .extend({ rules, parSheet })
    .meta({ id: 'GameVersion' }),
  refusals: ['games/unknown-game'],
});
export type PublishedVersion = z.output<typeof readGameVersion.answer>;

const observed = z
  .object({
    coin,
    rounds: count,
    staked: count.meta({ description: 'First stakes, in the smallest unit of the coin.' }),
    paid: z
      .int()
      .meta({ description: 'What came back of them: payouts less what decisions added to stakes.' }),
    return: z.number().nullable().meta({ description: 'Paid by staked; null before the first round.' }),
    band: z
      .object({ from: z.number(), to: z.number() })
      .nullable()
      .meta({ description: 'Where 99 of 100 such series of rounds end up by chance.' }),
  })
  .meta({ id: 'ObservedReturn' });

export const readObservedReturn = defineRoute({
  method: 'get',
  path: '/public/games/{id}/observed-return',
  operationId: 'readObservedReturn',
  summary: 'What the rounds of a game, in the version that is played now, have paid back so far.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({ parHash: z.string(), exact: share, coins: z.array(observed) }),
  refusals: ['games/unknown-game'],
});

export const publicGameContracts = [listGames, readGame, readGameVersion, readObservedReturn];
