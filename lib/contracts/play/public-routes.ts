import * as z from 'zod';
import { gameFamilies } from '#domain/games/game';
import { defineRoute } from '../route-contract';
import { coin, count } from '../shapes';
import { basisPoints, parSheet, rules, share } from './rules-shapes';

const stakes = z.array(z.int().min(1)).meta({ description: "Allowed stakes, in the coin's smallest unit." });

const gameSummary = z
  .object({
    id: z.string(),
    kind: z
      .enum(['slots', 'scratch', 'frame', 'unity'])
      .meta({ description: 'How the site opens the game.' }),
    family: z.enum(gameFamilies).meta({ description: 'Family that determines the mathematics of the game.' }),
    name: z.string(),
    provider: z.string(),
    categories: z.array(z.string()),
    volatility: z.string(),
    rtpBasisPoints: basisPoints,
    hitRateBasisPoints: basisPoints,
    maximumWinMultiple: z.number().meta({
      description:
        'Highest multiple of the stake that the rules allow, however rare; the PAR sheet has its odds.',
    }),
    stakes: z.object({ gold: stakes, sweeps: stakes }),
    parHash: z.string(),
    launchPath: z.string(),
  })
  .meta({ id: 'GameSummary' });

export const listGames = defineRoute({
  method: 'get',
  path: '/public/games',
  operationId: 'listGames',
  summary: 'List all games with their odds.',
  answer: z.object({ items: z.array(gameSummary) }),
  refusals: [],
});

export const readGame = defineRoute({
  method: 'get',
  path: '/public/games/{id}',
  operationId: 'readGame',
  summary: 'Get a game with its rules as data and its full PAR sheet.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: gameSummary.extend({ rules, parSheet }).meta({ id: 'Game' }),
  refusals: ['games/unknown-game'],
});
export type PublishedGame = z.output<typeof readGame.answer>;

export const readGameVersion = defineRoute({
  method: 'get',
  path: '/public/games/{id}/versions/{parHash}',
  operationId: 'readGameVersion',
  summary: 'Get the rules and PAR sheet of a game version by its PAR hash, current or not.',
  parameters: z.strictObject({
    id: z.string().min(1).max(64),
    parHash: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex characters'),
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
    staked: count.meta({ description: 'Sum of first stakes, in the smallest unit of the coin.' }),
    paid: z.int().meta({ description: 'Payouts minus what decisions added to the stakes.' }),
    return: z
      .number()
      .nullable()
      .meta({ description: 'Ratio of paid to staked; null before the first round.' }),
    band: z
      .object({ from: z.number(), to: z.number() })
      .nullable()
      .meta({ description: 'Range that contains 99 of 100 such series of rounds by chance.' }),
  })
  .meta({ id: 'ObservedReturn' });

export const readObservedReturn = defineRoute({
  method: 'get',
  path: '/public/games/{id}/observed-return',
  operationId: 'readObservedReturn',
  summary: 'Get the observed return of the current version of a game.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: z.object({ parHash: z.string(), exact: share, coins: z.array(observed) }),
  refusals: ['games/unknown-game'],
});

export const publicGameContracts = [listGames, readGame, readGameVersion, readObservedReturn];
