import * as z from 'zod';
import { handRanks } from '#domain/games/video-poker/hand-rank';
import { count } from '../shapes';

/** Outcomes of rounds, one shape per family of games. */

const lineWin = z.object({ line: count, symbol: z.string(), count, payout: count }).meta({ id: 'LineWin' });
const wayWin = z.object({ symbol: z.string(), count, ways: count, payout: count }).meta({ id: 'WayWin' });

const spin = z
  .object({
    stops: z.array(count),
    window: z
      .array(z.array(z.string()))
      .meta({ description: 'Symbols as window[reel][row], row 0 at the top.' }),
    lineWins: z.array(lineWin),
    wayWins: z.array(wayWin),
    scatterWin: z.object({ symbol: z.string(), count, payout: count }).nullable(),
    multiplier: count.meta({ description: 'What every payout of this spin has been multiplied by.' }),
    freeSpinsWon: count,
    payout: count,
  })
  .meta({ id: 'Spin' });

const slots = z
  .object({
    family: z.literal('slots'),
    spins: z.array(spin).meta({ description: 'The spin that was staked, then the free spins it led to.' }),
  })
  .meta({ id: 'SlotsOutcome' });

const multiple = count.meta({ description: 'Of the stake; 0 when nothing wins.' });

const scratch = z
  .object({
    family: z.literal('scratch'),
    key: z.string().nullable().meta({ description: 'The symbol to be found, on a card that names one.' }),
    cells: z.array(z.string()).meta({ description: 'What is under the foil, by position.' }),
    winning: z.array(count).meta({ description: 'Positions of the symbols that win, rising.' }),
    multiple,
    payout: count,
  })
  .meta({ id: 'ScratchOutcome' });

const wheel = z
  .object({
    family: z.literal('wheel'),
    segment: count.meta({
      description: 'Where the wheel comes to rest: position on the rim, clockwise from 0.',
    }),
    multiple,
    payout: count,
  })
  .meta({ id: 'WheelOutcome' });

const card = z.string().meta({ description: 'Rank and suit, as in As or Td.' });

const blackjackHand = z
  .object({
    cards: z.array(card),
    total: count,
    isSoft: z.boolean().meta({ description: 'An ace counts 11.' }),
    stake: count.meta({ description: 'With what a double added.' }),
    result: z.enum(['playing', 'stood', 'bust', 'blackjack', 'won', 'lost', 'pushed']),
    payout: count.meta({ description: 'What comes back, the stake included; 0 until the round is settled.' }),
  })
  .meta({ id: 'BlackjackHand' });

const blackjack = z
  .object({
    family: z.literal('blackjack'),
    hands: z
      .array(blackjackHand)
      .meta({ description: 'One hand, or two after a split, from left to right.' }),
    dealer: z.object({
      cards: z.array(card).meta({ description: 'Without the second card as long as it lies face down.' }),
      total: count,
      isHidden: z.boolean(),
    }),
    active: count.nullable().meta({ description: 'Position of the hand that waits for a decision.' }),
    options: z.array(z.enum(['hit', 'stand', 'double', 'split'])),
  })
  .meta({ id: 'BlackjackOutcome' });

const roulette = z
  .object({
    family: z.literal('roulette'),
    pocket: count.meta({ description: 'Where the ball came to rest.' }),
    bets: z
      .array(z.object({ on: z.string(), stake: count, payout: count }))
      .meta({ description: 'Every field with chips and what came back, in the order of the choice.' }),
  })
  .meta({ id: 'RouletteOutcome' });

const videoPoker = z
  .object({
    family: z.literal('video-poker'),
    dealt: z.array(card).meta({ description: 'The five cards of the deal, as they lie.' }),
    held: z
      .array(z.boolean())
      .nullable()
      .meta({ description: 'Which of them were held; null until that is decided, like all that follows.' }),
    hand: z.array(card).nullable(),
    rank: z.enum(handRanks).nullable().meta({ description: 'A row of the pay table; null where none pays.' }),
  })
  .meta({ id: 'VideoPokerOutcome' });

export const outcome = z
  .discriminatedUnion('family', [slots, scratch, wheel, blackjack, roulette, videoPoker])
  .meta({ id: 'Outcome' });
