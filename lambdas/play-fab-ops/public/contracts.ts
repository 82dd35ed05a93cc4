import * as z from 'zod';
import { defineRoute } from '#http/route-contract';

const basisPoints = z.int().min(0).meta({ description: 'Hundredths of a percent.' });
const stakes = z.array(z.int().min(1)).meta({ description: "Whole stakes in the coin's smallest unit." });

const gameSummary = z
  .object({
    id: z.string(),
    kind: z.enum(['slots']),
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

const share = z
  .union([
    z.object({ numerator: z.string(), denominator: z.string(), basisPoints }),
    z.object({ decimal: z.string(), decimals: z.int(), basisPoints }),
  ])
  .meta({
    id: 'Share',
    description:
      'An exact fraction; where that has hundreds of digits, so many decimals of it, rounded down.',
  });

const parSheet = z
  .object({
    gameId: z.string(),
    version: z.int(),
    combinations: z.int(),
    rtp: z.object({
      total: share,
      lines: share.optional(),
      ways: share.optional(),
      scatter: share,
      freeSpins: share.optional(),
    }),
    hitRate: share,
    aboveStakeRate: share,
    standardDeviation: z.number(),
    maximumWin: z.object({ multiple: z.number(), oneIn: z.string() }),
    bands: z
      .array(z.object({ above: z.number(), upTo: z.number(), share, oneIn: z.string().nullable() }))
      .meta({ description: 'Shares of rounds by payout in stakes, from nothing to the maximum.' }),
    freeSpins: z
      .object({ combinations: z.int(), triggerRate: share, spinsPerFeature: z.number() })
      .nullable(),
  })
  .meta({
    id: 'ParSheet',
    description: 'The exact odds of a game version, computed from every round that is possible.',
  });

const strips = z.array(z.array(z.string()));

const machine = z
  .object({
    symbols: z.array(z.string()),
    wild: z.string(),
    scatter: z.object({ symbol: z.string(), pays: z.array(z.int()) }),
    reels: strips,
    rows: z.int(),
    lines: z.array(z.array(z.int())).meta({ description: 'Empty for a machine that pays by ways.' }),
    stakeParts: z.int().meta({ description: 'Equal parts of a stake; the pay table multiplies one.' }),
    freeSpins: z
      .object({
        awards: z.array(z.int()),
        retriggers: z.array(z.int()),
        most: z.int(),
        multiplier: z.int(),
        reels: strips,
      })
      .nullable(),
    payTable: z.record(z.string(), z.array(z.int())),
  })
  .meta({ id: 'SlotMachine', description: 'Everything that decides what a spin shows and pays.' });

export const readGame = defineRoute({
  method: 'get',
  path: '/public/games/{id}',
  operationId: 'readGame',
  summary: 'One game with its full PAR sheet: strips, pay table, lines and exact odds.',
  parameters: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: gameSummary.extend({ machine, parSheet }).meta({ id: 'Game' }),
  refusals: ['games/unknown-game'],
});

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
    .pick({ id: true, stakes: true, parHash: true })
    .extend({ machine, parSheet })
    .meta({ id: 'GameVersion' }),
  refusals: ['games/unknown-game'],
});

export const contracts = [listGames, readGame, readGameVersion];
