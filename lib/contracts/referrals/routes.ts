import * as z from 'zod';
import { sweepsGiftRefusals } from '#domain/coins/gift';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, instant, hundredths } from '../shapes';
import { bindingFields } from './fields';

const reward = z.object({ gold: count, sweeps: hundredths });

const referral = z
  .object({
    id: z.string().meta({ description: 'Ids sort by creation time and do not reveal the other player.' }),
    joinedAt: instant.meta({ description: 'When the invited player joined.' }),
    state: z.enum(['joined', 'verified', 'playing', 'started', 'rewarded', 'refused']).meta({
      description: "Progress of the invited player, and the state of the caller's own reward.",
    }),
    progress: z
      .object({
        isVerified: z.boolean().meta({ description: 'Whether identity and email address are verified.' }),
        played: hundredths.meta({ description: 'Staked Sweeps Coins, at most the required amount.' }),
      })
      .nullable()
      .meta({ description: 'Only for the invited player; null for the referrer, who sees the state only.' }),
    reward: reward.nullable().meta({ description: "The caller's own reward; null until it is paid." }),
    reason: z
      .enum([...sweepsGiftRefusals, 'referrals/month-full'])
      .nullable()
      .meta({ description: "Why the caller's own reward is postponed, refused, or without Sweeps Coins." }),
  })
  .meta({ id: 'Referral', description: 'A referral as one of its two players sees it.' });

export const readReferrals = defineRoute({
  method: 'get',
  path: '/referrals',
  operationId: 'readReferrals',
  summary: "Get the player's referral code, the players who joined with it, and the player's own invitation.",
  query: pageQuery,
  answer: z.object({
    code: z.string(),
    path: z.string().meta({ description: 'Path of the site that contains the code.' }),
    reward: reward.meta({ description: 'Reward of each side.' }),
    playedNeeded: hundredths.meta({
      description: 'Amount that the invited player must stake in Sweeps Coins.',
    }),
    sweepsRefusedAs: z.enum(sweepsGiftRefusals).nullable().meta({
      description: 'Error code of why the player would receive no Sweeps Coins now; null if they would.',
    }),
    month: z.object({
      month: z.string().meta({ description: 'Month in the player’s time zone.' }),
      settled: count,
      of: count,
    }),
    invitation: referral
      .nullable()
      .meta({ description: 'The referral by which the player was invited; null if there is none.' }),
    bindableUntil: instant
      .nullable()
      .meta({ description: 'Until when the player can name the referrer; null after that.' }),
    invitees: pageOf(referral),
  }),
  refusals: [],
});

export const acceptReferral = defineRoute({
  method: 'post',
  path: '/referrals/bindings',
  operationId: 'acceptReferral',
  summary: 'Name the referrer by their code, once and within days of joining.',
  body: z.strictObject(bindingFields),
  idempotent: true,
  answer: z.object({ invitation: referral }),
  refusals: [
    'referrals/unknown-code',
    'referrals/own-code',
    'referrals/already-bound',
    'referrals/too-late',
    'referrals/account-older',
    'account/deletion-requested',
    'player/suspended',
  ],
});

export const referralContracts = [readReferrals, acceptReferral];
