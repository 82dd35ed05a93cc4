import * as z from 'zod';
import { handRanks } from '#domain/games/video-poker/hand-rank';
import { count } from '../shapes';

/** Outcomes of rounds, one shape per family of games. */

const lineWin = z.object({ line: count, symbol: z.string(), count, payout: count }).meta({ id: 'LineWin' });
const wayWin = z.object({ symbol: z.string(), count, ways: count, payout: count }).meta({ id: 'WayWin' });

const clusterWin = z
  .object({
    symbol: z.string(),
    count,
    positions: z
      .array(z.object({ reel: count, row: count }))
      .meta({ description: 'Positions of the cluster, reel by reel from the top, wilds included.' }),
    payout: count,
  })
  .meta({ id: 'ClusterWin' });

const held = z
  .object({ reel: count, row: count, payout: count.meta({ description: 'Value of the symbol.' }) })
  .meta({ id: 'HeldSymbol' });
const respins = z
  .object({
    held: z.array(held).meta({ description: 'Symbols of the paid spin that stay.' }),
    respins: z.array(z.array(held)).meta({ description: 'New symbols of each respin.' }),
    grand: count.meta({ description: 'Payout for a full window; 0 when a position stayed open.' }),
    payout: count.meta({ description: 'All values, and the payout for a full window.' }),
  })
  .meta({ id: 'Respins' });

const spin = z
  .object({
    stops: z.array(count),
    window: z
      .array(z.array(z.string()))
      .meta({ description: 'Symbols as window[reel][row], with wilds expanded; row 0 is at the top.' }),
    lineWins: z.array(lineWin),
    wayWins: z.array(wayWin),
    clusterWins: z
      .array(clusterWin)
      .optional()
      .meta({ description: 'Absent on games that pay by lines or ways.' }),
    scatterWin: z.object({ symbol: z.string(), count, payout: count }).nullable(),
    multiplier: count.meta({ description: 'Factor that is included in every payout of this spin.' }),
    freeSpinsWon: count,
    respins: respins.optional().meta({ description: 'Absent when no respins followed the spin.' }),
    tumbles: count.optional().meta({
      description:
        'Number of tumbles that followed the stops; absent when none did. `wayWins` are those at the stops; the windows after each tumble and their wins follow from the stops and the rules, and `scatterWin` is of the last one.',
    }),
    payout: count.meta({ description: 'Everything that the spin paid, its respins and tumbles included.' }),
  })
  .meta({ id: 'Spin' });

const slots = z
  .object({
    family: z.literal('slots'),
    spins: z.array(spin).meta({ description: 'The paid spin, followed by its free spins.' }),
  })
  .meta({ id: 'SlotsOutcome' });

const multiple = count.meta({ description: 'Multiple of the stake; 0 without a win.' });

const scratch = z
  .object({
    family: z.literal('scratch'),
    key: z.string().nullable().meta({ description: 'The symbol to find; null for a card without one.' }),
    cells: z.array(z.string()).meta({ description: 'Symbols under the foil, by position.' }),
    winning: z.array(count).meta({ description: 'Positions of the winning symbols, ascending.' }),
    multiple,
    payout: count,
  })
  .meta({ id: 'ScratchOutcome' });

const wheel = z
  .object({
    family: z.literal('wheel'),
    segment: count.meta({
      description: 'Segment at which the wheel stops: position on the rim, clockwise from 0.',
    }),
    multiple,
    payout: count,
  })
  .meta({ id: 'WheelOutcome' });

const card = z.string().meta({ description: 'Rank and suit, such as As or Td.' });

const blackjackHand = z
  .object({
    cards: z.array(card),
    total: count,
    isSoft: z.boolean().meta({ description: 'Whether an ace counts as 11.' }),
    stake: count.meta({ description: 'Stake of the hand, including a double.' }),
    result: z.enum(['playing', 'stood', 'bust', 'blackjack', 'won', 'lost', 'pushed']),
    payout: count.meta({ description: 'Payout including the stake; 0 until the round is settled.' }),
  })
  .meta({ id: 'BlackjackHand' });

const blackjack = z
  .object({
    family: z.literal('blackjack'),
    hands: z
      .array(blackjackHand)
      .meta({ description: 'One hand, or two after a split, from left to right.' }),
    dealer: z.object({
      cards: z.array(card).meta({ description: 'Omits the second card while it is face down.' }),
      total: count,
      isHidden: z.boolean(),
    }),
    insurance: z
      .object({ stake: count, payout: count })
      .optional()
      .meta({ description: 'Absent unless taken. Its payout is 0 unless the dealer has blackjack.' }),
    active: count
      .nullable()
      .meta({ description: 'Position of the hand that awaits a decision; null if none does.' }),
    options: z.array(z.enum(['insurance', 'no-insurance', 'hit', 'stand', 'double', 'split'])),
  })
  .meta({ id: 'BlackjackOutcome' });

const roulette = z
  .object({
    family: z.literal('roulette'),
    pocket: count.meta({ description: 'Pocket in which the ball stopped.' }),
    bets: z
      .array(z.object({ on: z.string(), stake: count, payout: count }))
      .meta({ description: 'Every field with chips and its payout, in the order of the choice.' }),
  })
  .meta({ id: 'RouletteOutcome' });

const videoPoker = z
  .object({
    family: z.literal('video-poker'),
    dealt: z.array(card).meta({ description: 'The five dealt cards, in order.' }),
    held: z.array(z.boolean()).nullable().meta({
      description: 'Which cards were held. This and the following fields are null until the decision.',
    }),
    hand: z.array(card).nullable(),
    rank: z.enum(handRanks).nullable().meta({ description: 'Row of the pay table; null without a win.' }),
  })
  .meta({ id: 'VideoPokerOutcome' });

const originals = z
  .object({
    family: z.literal('originals'),
    shown: z.record(z.string(), z.array(count)).meta({
      description:
        'What the player may see by now, by name, in the notation of the game: such as roll, drawn or cards.',
    }),
    multiple: count.meta({
      description:
        'Hundredths of the stake: what a settled round paid, or what cashing out an open one would pay.',
    }),
    options: z.array(z.string()).meta({ description: 'Decisions of an open round; empty once settled.' }),
  })
  .meta({ id: 'OriginalOutcome' });

export const outcome = z
  .discriminatedUnion('family', [slots, scratch, wheel, blackjack, roulette, videoPoker, originals])
  .meta({ id: 'Outcome' });
