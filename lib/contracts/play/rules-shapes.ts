import * as z from 'zod';
import { gameFamilies } from '#domain/games/game';
import type { TableValue } from '#domain/games/originals/original';
import { fieldKinds } from '#domain/games/roulette/fields';
import { handRanks } from '#domain/games/video-poker/hand-rank';

/** Published mathematics of a game, one shape per family: its rules as data, and its PAR sheet. */

export const basisPoints = z.int().min(0).meta({ description: 'Hundredths of a percent.' });

export const share = z
  .union([
    z.object({ numerator: z.string(), denominator: z.string(), basisPoints }),
    z.object({ decimal: z.string(), decimals: z.int(), basisPoints }),
  ])
  .meta({
    id: 'Share',
    description:
      'An exact fraction. If it has hundreds of digits, the given number of decimals, rounded down.',
  });

const maximumWin = z.object({ multiple: z.number(), oneIn: z.string() });

/** Fields of every sheet. */
const baseSheet = z.object({
  gameId: z.string(),
  version: z.int(),
  family: z.enum(gameFamilies),
  rtp: z.object({ total: share }),
  hitRate: share,
  aboveStakeRate: share,
  standardDeviation: z.number(),
  maximumWin,
  bands: z
    .array(z.object({ above: z.number(), upTo: z.number(), share, oneIn: z.string().nullable() }))
    .meta({ description: 'Shares of rounds by payout as a multiple of the stake, from 0 to the maximum.' }),
});

const strips = z.array(z.array(z.string()));

const slotsRules = z
  .object({
    family: z.literal('slots'),
    symbols: z.array(z.string()),
    wild: z.string(),
    wildsExpand: z.boolean().optional().meta({
      description:
        'Whether a wild in the window fills its reel before anything is read. Absent where wilds stay where they land.',
    }),
    scatter: z.object({ symbol: z.string(), pays: z.array(z.int()) }),
    reels: strips,
    rows: z.int(),
    lines: z.array(z.array(z.int())).meta({ description: 'Empty for a game that pays by ways or clusters.' }),
    stakeParts: z
      .int()
      .meta({ description: 'Number of equal parts of a stake. The pay table multiplies one part.' }),
    clusterSizes: z.array(z.int()).optional().meta({
      description:
        'Fewest symbols of a cluster for each entry of the pay table, ascending. Absent on games that pay by lines or ways.',
    }),
    freeSpins: z
      .object({
        awards: z.array(z.int()),
        retriggers: z.array(z.int()),
        most: z.int(),
        multiplier: z.int(),
        reels: strips,
      })
      .nullable(),
    respins: z
      .object({
        symbol: z.string(),
        from: z.int().meta({ description: 'Fewest symbols of the paid spin that begin the respins.' }),
        count: z.int().meta({ description: 'Number of respins, which every new symbol restores.' }),
        hits: z.int(),
        outOf: z.int().meta({
          description: 'In each respin, an open position shows the symbol in `hits` of `outOf` cases.',
        }),
        values: z
          .array(z.object({ multiple: z.int(), weight: z.int() }))
          .meta({ description: 'Values of a symbol as multiples of the stake, with their weights.' }),
        grand: z.int().meta({ description: 'Multiple of the stake that a full window pays as well.' }),
      })
      .optional()
      .meta({ description: 'Absent on machines without respins.' }),
    tumbles: z
      .object({
        multipliers: z.array(z.int()).meta({
          description:
            'Factor of the ways of a window after 0, 1, 2 … tumbles; later windows have the last one.',
        }),
        most: z.int().meta({
          description: 'Most tumbles of a spin; ways of the window after the last one do not pay.',
        }),
      })
      .optional()
      .meta({
        description:
          'Symbols of winning ways vanish, those above them fall, and the strip continues from above, until no way wins. Scatters pay once, in the last window. Absent on machines whose symbols stay.',
      }),
    payTable: z.record(z.string(), z.array(z.int())),
  })
  .meta({ id: 'SlotsRules', description: 'Everything that determines the symbols and payouts of a spin.' });

const slotsSheet = baseSheet
  .extend({
    family: z.literal('slots'),
    combinations: z.int(),
    rtp: z.object({
      total: share,
      lines: share.optional(),
      ways: share.optional(),
      clusters: share.optional(),
      scatter: share,
      freeSpins: share.optional(),
      respins: share.optional(),
      tumbles: share.optional(),
    }),
    freeSpins: z
      .object({ combinations: z.int(), triggerRate: share, spinsPerFeature: z.number() })
      .nullable(),
    respins: z
      .object({ triggerRate: share, respinsPerFeature: z.number(), fullRate: share })
      .optional()
      .meta({ description: 'Absent for a machine without respins. `fullRate` is of all rounds.' }),
    tumbles: z
      .object({ triggerRate: share, tumblesPerCascade: z.number(), reached: z.array(share) })
      .optional()
      .meta({
        description:
          'Absent for a machine without tumbles. `reached[n]` is the share of rounds with at least n + 1 tumbles, up to the longest cascade.',
      }),
  })
  .meta({ id: 'SlotsParSheet' });

const odds = { share, oneIn: z.string() };

const scratchRules = z
  .object({
    family: z.literal('scratch'),
    symbols: z.array(z.string()),
    layout: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('match'), cells: z.int(), alike: z.int() }),
        z.object({ kind: z.literal('find'), cells: z.int(), alike: z.int(), copies: z.int() }),
      ])
      .meta({
        description:
          'How symbols win: a number of equal symbols of any kind, or of the one that the card names.',
      }),
    prizes: z.array(
      z.object({ symbol: z.string().nullable(), count: z.int(), multiple: z.int(), weight: z.int() }),
    ),
  })
  .meta({ id: 'ScratchRules', description: 'Everything that determines the symbols and payout of a card.' });

const scratchSheet = baseSheet
  .extend({
    family: z.literal('scratch'),
    combinations: z.int(),
    prizes: z.array(z.object({ symbol: z.string().nullable(), count: z.int(), multiple: z.int(), ...odds })),
  })
  .meta({ id: 'ScratchParSheet' });

const wheelRules = z
  .object({
    family: z.literal('wheel'),
    segments: z
      .array(z.object({ multiple: z.int(), weight: z.int() }))
      .meta({ description: 'In order around the rim, clockwise.' }),
  })
  .meta({
    id: 'WheelRules',
    description: 'Everything that determines the result and payout of a spin.',
  });

const wheelSheet = baseSheet
  .extend({
    family: z.literal('wheel'),
    combinations: z.int(),
    prizes: z.array(z.object({ multiple: z.int(), segments: z.int(), ...odds })),
  })
  .meta({ id: 'WheelParSheet' });

const partsOf = z
  .tuple([z.int(), z.int()])
  .meta({ description: 'Payout as a fraction of the stake: numerator and denominator.' });

const blackjackRules = z
  .object({
    family: z.literal('blackjack'),
    ranks: z.array(z.string()),
    suits: z.array(z.string()),
    dealerStandsOn: z.int(),
    pays: z.object({ blackjack: partsOf, won: partsOf, pushed: partsOf }),
    insurance: z
      .object({
        stakeDivisor: z.int().meta({ description: 'The first stake is divided by it.' }),
        pays: z.int().meta({ description: 'Payout as a multiple of its stake, that stake included.' }),
      })
      .optional()
      .meta({ description: 'Offered while the dealer shows an ace; absent in versions without it.' }),
    terms: z.array(z.string()).meta({ description: 'Course of a round, in words.' }),
  })
  .meta({
    id: 'BlackjackRules',
    description: 'Everything that determines the cards and payouts of a round.',
  });

const strategyRows = z.array(
  z.object({
    hand: z.string(),
    advice: z.string().meta({
      description:
        'Advice for each dealer card: S stand, H hit, D double or else hit, Ds double or else stand, P split.',
    }),
  }),
);

const blackjackSheet = baseSheet
  .extend({
    family: z.literal('blackjack'),
    returnOfAllStaked: share,
    stakedPerRound: z
      .number()
      .meta({ description: 'As a multiple of the first stake, including doubles and splits.' }),
    insurance: z
      .object({ hitRate: share, rtp: share })
      .optional()
      .meta({ description: 'The strategy declines it. Absent in versions without it.' }),
    results: z.array(z.object({ net: z.number(), share })).meta({
      description: 'Net result of a round as a multiple of the first stake.',
    }),
    strategy: z.object({
      dealer: z.string(),
      hard: strategyRows,
      soft: strategyRows,
      pairs: strategyRows,
    }),
  })
  .meta({ id: 'BlackjackParSheet' });

const fieldKind = z.enum(fieldKinds);
const chipTotals = z.object({ least: z.int(), most: z.int() });

const rouletteRules = z
  .object({
    family: z.literal('roulette'),
    pockets: z.int(),
    paysByPockets: z
      .int()
      .meta({ description: 'A field pays this number divided by the pockets it covers.' }),
    fields: z.array(z.object({ id: z.string(), kind: fieldKind, pockets: z.array(z.int()) })),
    mostFields: z.int(),
    totals: z.object({ gold: chipTotals, sweeps: chipTotals }),
  })
  .meta({
    id: 'RouletteRules',
    description: 'Everything that determines the pocket and payouts of a round.',
  });

const rouletteSheet = baseSheet
  .extend({
    family: z.literal('roulette'),
    fields: z.array(
      z.object({
        kind: fieldKind,
        count: z.int(),
        pockets: z.int(),
        multiple: z.int(),
        rtp: share,
        hitRate: share,
        standardDeviation: z.number(),
      }),
    ),
  })
  .meta({ id: 'RouletteParSheet' });

const videoPokerRules = z
  .object({
    family: z.literal('video-poker'),
    deck: z
      .array(z.string())
      .meta({ description: 'Cards in unshuffled order. Draws are positions in this list.' }),
    payTable: z
      .record(z.enum(handRanks), z.int())
      .meta({ description: 'Payout by rank, as a multiple of the stake.' }),
  })
  .meta({
    id: 'VideoPokerRules',
    description: 'Everything that determines the cards and payouts of a round.',
  });

const videoPokerSheet = baseSheet
  .extend({
    family: z.literal('video-poker'),
    combinations: z.int(),
    strategy: z.string().meta({ description: 'Player strategy that the sheet assumes.' }),
    ranks: z.array(z.object({ rank: z.enum(handRanks), pays: z.int(), ...odds, rtp: share })),
  })
  .meta({ id: 'VideoPokerParSheet' });

/** Numbers and texts, or lists of them at any depth. */
const tableValue: z.ZodType<TableValue> = z
  .lazy(() => z.union([z.number(), z.string(), z.array(tableValue)]))
  .meta({ id: 'TableValue' });

const originalRules = z
  .object({
    family: z.literal('originals'),
    table: z.record(z.string(), tableValue).meta({ description: 'Numbers of the game, by name.' }),
    terms: z.array(z.string()).meta({ description: 'Course of a round, in words.' }),
  })
  .meta({
    id: 'OriginalRules',
    description: 'Everything that determines what a round shows and pays.',
  });

const originalSheet = baseSheet
  .extend({
    family: z.literal('originals'),
    strategy: z.string().meta({ description: 'What the returns refer to.' }),
    best: share,
    bestChoice: z.string().meta({ description: 'A way to play that returns the most.' }),
    worst: share.meta({ description: 'Lowest return of all ways to play, which is the published one.' }),
    worstChoice: z.string().meta({ description: 'A way to play that returns the least.' }),
    widest: z.string().meta({
      description: 'The listed choice that hit rate, deviation, maximum win and bands are of.',
    }),
    choices: z.array(
      z.object({
        choice: z.string(),
        rtp: share,
        hitRate: share,
        maximumWin,
        standardDeviation: z.number(),
      }),
    ),
  })
  .meta({ id: 'OriginalParSheet' });

export const rules = z
  .discriminatedUnion('family', [
    slotsRules,
    scratchRules,
    wheelRules,
    blackjackRules,
    rouletteRules,
    videoPokerRules,
    originalRules,
  ])
  .meta({ id: 'GameRules', description: 'Everything that determines the result and payouts of a round.' });

export const parSheet = z
  .discriminatedUnion('family', [
    slotsSheet,
    scratchSheet,
    wheelSheet,
    blackjackSheet,
    rouletteSheet,
    videoPokerSheet,
    originalSheet,
  ])
  .meta({
    id: 'ParSheet',
    description: 'Exact odds of a game version, computed from every possible round.',
  });
