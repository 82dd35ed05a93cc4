import * as z from 'zod';
import { sweepsGiftRefusals } from '#domain/coins/gift';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { balances, count, instant, hundredths } from '../shapes';
import { spun } from '../wallet/ledger-shapes';
import { day, entryAddress, freeEntry } from './entry-shapes';

const refusalReason = {
  description: 'Why it cannot be had now, as the code of a refusal; null when it can.',
};
const refusedAs = z.enum(sweepsGiftRefusals).nullable().meta(refusalReason);
const nextAt = instant.meta({ description: 'When the next one is there, in the time zone of the player.' });

const dailyBonus = z
  .object({
    step: count.meta({ description: "Position of today's step: the one to claim, or the one claimed." }),
    steps: z.array(hundredths).meta({ description: 'Sweeps Coins of each step of the path.' }),
    gold: count.meta({ description: 'Gold Coins of each claim.' }),
    claimed: z.boolean().meta({ description: "Whether today's was claimed." }),
    lastClaimedOn: day.nullable(),
    isPaused: z.boolean().meta({ description: 'Whether a day went by since the last claim.' }),
    nextAt,
    refusedAs,
  })
  .meta({ id: 'DailyBonus', description: 'A path of gifts, of which one step a day can be claimed.' });

const dailyWheel = z
  .object({
    spun: spun
      .extend({ sequence: count.meta({ description: 'Its number in the ledger, where its proof begins.' }) })
      .nullable()
      .meta({ description: "Today's spin; null while the wheel waits for it. Its proof is in the ledger." }),
    nextAt,
    weights: z.array(z.object({ sweeps: hundredths, weight: count })),
    of: count.meta({ description: 'All weights together.' }),
    mean: z
      .object({ numerator: z.string(), denominator: z.string() })
      .meta({ description: 'What a spin gives on average, exactly, in hundredths of a Sweeps Coin.' }),
    wheelHash: z.string().meta({ description: "SHA-256 of the wheel's canonical text." }),
    refusedAs: z
      .enum([...sweepsGiftRefusals, 'games/round-open'])
      .nullable()
      .meta(refusalReason),
  })
  .meta({ id: 'DailyWheel', description: 'A wheel that is spun for nothing, once a day.' });

const credited = z.object({ gold: count, sweeps: hundredths });
const settled = { credited, balances, sequence: count };

export const readBonuses = defineRoute({
  method: 'get',
  path: '/bonuses',
  operationId: 'readBonuses',
  summary: 'Everything that is given: the daily bonus, the wheel, the welcome and the free entry.',
  answer: z.object({
    day: day.meta({ description: 'The day that it is for the player.' }),
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
        .meta({ description: 'Twelve digits that stand on letters of this player, for ever the same.' }),
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
    "Claims today's step of the daily bonus. Without an allowed age and state it gives Gold Coins alone, and the step's Sweeps Coins are not owed later. Asked again on the same day, it is answered as the first time.",
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
  summary: "Spins the daily wheel by the player's own seeds. On the same day, the same spin is answered.",
  idempotent: true,
  answer: z.object({ wheel: dailyWheel, ...settled }),
  refusals: [
    'games/round-open',
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
  summary: 'Free entries of the player, newest first.',
  query: pageQuery,
  answer: pageOf(freeEntry),
  refusals: [],
});

export const enterFree = defineRoute({
  method: 'post',
  path: '/bonuses/free-entries',
  operationId: 'enterFree',
  summary:
    'Enters without any purchase: one a day for a player, an address and a device, two for a home, credited at once as a purchase is.',
  body: z.strictObject({
    address: entryAddress,
    device: z
      .string()
      .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens or underscores')
      .meta({ description: 'A number by chance that the browser keeps.' }),
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
