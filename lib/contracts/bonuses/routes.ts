import * as z from 'zod';
import { sweepsGiftRefusals } from '#domain/coins/gift';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { balances, count, instant, hundredths } from '../shapes';
import { spun } from '../wallet/ledger-shapes';
import { day, entryAddress, freeEntry } from './entry-shapes';

const refusalReason = {
  description: 'Error code of why it is not available now; null if it is.',
};
const refusedAs = z.enum(sweepsGiftRefusals).nullable().meta(refusalReason);
const nextAt = instant.meta({
  description: 'When the next one is available, based on the player’s time zone.',
});

const dailyBonus = z
  .object({
    step: count.meta({ description: "Position of today's step, whether claimed or not." }),
    steps: z.array(hundredths).meta({ description: 'Sweeps Coins of each step, in hundredths.' }),
    gold: count.meta({ description: 'Gold Coins of each claim.' }),
    claimed: z.boolean().meta({ description: "Whether today's step was claimed." }),
    lastClaimedOn: day.nullable(),
    isPaused: z.boolean().meta({ description: 'Whether the player missed a day since the last claim.' }),
    nextAt,
    refusedAs,
  })
  .meta({
    id: 'DailyBonus',
    description: 'The daily bonus: a path of steps, one of which can be claimed each day.',
  });

const dailyWheel = z
  .object({
    spun: spun
      .extend({
        sequence: count.meta({ description: 'Ledger sequence number of the spin, where its proof starts.' }),
      })
      .nullable()
      .meta({ description: "Today's spin, with its proof in the ledger; null before the spin." }),
    nextAt,
    weights: z.array(z.object({ sweeps: hundredths, weight: count })),
    of: count.meta({ description: 'Sum of all weights.' }),
    mean: z
      .object({ numerator: z.string(), denominator: z.string() })
      .meta({ description: 'Exact average prize of a spin, in hundredths of a Sweeps Coin.' }),
    wheelHash: z.string().meta({ description: "SHA-256 of the wheel's canonical text." }),
    refusedAs: z.enum(sweepsGiftRefusals).nullable().meta(refusalReason),
  })
  .meta({ id: 'DailyWheel', description: 'The daily wheel: one free spin a day.' });

const credited = z.object({ gold: count, sweeps: hundredths });
const settled = { credited, balances, sequence: count };

export const readBonuses = defineRoute({
  method: 'get',
  path: '/bonuses',
  operationId: 'readBonuses',
  summary: 'Get the daily bonus, the daily wheel, the welcome bonus, and the free entry.',
  answer: z.object({
    day: day.meta({ description: 'Current day in the player’s time zone.' }),
    sweepsRefusedAs: refusedAs,
    daily: dailyBonus,
    wheel: dailyWheel,
    welcome: z.object({
      gold: z.object({ amount: count, granted: z.boolean() }),
      sweeps: z.object({ amount: hundredths, granted: z.boolean(), refusedAs }),
    }),
    freeEntry: z.object({
      sweeps: hundredths,
      enteredToday: z.boolean(),
      nextAt,
      postalCode: z
        .string()
        .meta({ description: 'The player’s permanent 12-digit code for mail-in entries.' }),
      refusedAs,
    }),
  }),
  refusals: [],
});

export const claimDailyBonus = defineRoute({
  method: 'post',
  path: '/bonuses/daily/claims',
  operationId: 'claimDailyBonus',
  summary:
    "Claim today's step of the daily bonus. A player who is not eligible for Sweeps Coins receives Gold Coins only, and the step's Sweeps Coins are not credited later.",
  idempotent: true,
  answer: z.object({ daily: dailyBonus, ...settled }),
  refusals: [
    'player/under-age',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'bonuses/not-yet',
  ],
});

export const spinDailyWheel = defineRoute({
  method: 'post',
  path: '/bonuses/wheel/spins',
  operationId: 'spinDailyWheel',
  summary: "Spin the daily wheel with the player's seeds.",
  idempotent: true,
  answer: z.object({ wheel: dailyWheel, ...settled }),
  refusals: [
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
    'player/sweeps-frozen',
    'player/email-unverified',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'bonuses/not-yet',
  ],
});

export const listFreeEntries = defineRoute({
  method: 'get',
  path: '/bonuses/free-entries',
  operationId: 'listFreeEntries',
  summary: "List the player's free entries, newest first.",
  query: pageQuery,
  answer: pageOf(freeEntry),
  refusals: [],
});

export const enterFree = defineRoute({
  method: 'post',
  path: '/bonuses/free-entries',
  operationId: 'enterFree',
  summary:
    'Make a free entry, which is credited immediately. The daily limit is one entry per player, address, and device, and two per home.',
  body: z.strictObject({
    address: entryAddress,
    device: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens, or underscores')
      .meta({ description: 'Random value that the browser stores.' }),
  }),
  idempotent: true,
  answer: z.object({ entry: freeEntry, ...settled }),
  refusals: [
    'player/under-age',
    'player/age-and-state-needed',
    'player/state-blocked',
    'player/residency-unconfirmed',
    'player/sweeps-frozen',
    'player/email-unverified',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'bonuses/not-yet',
    'bonuses/address-used',
    'bonuses/home-used',
    'bonuses/device-used',
  ],
});

export const bonusContracts = [readBonuses, claimDailyBonus, spinDailyWheel, listFreeEntries, enterFree];
