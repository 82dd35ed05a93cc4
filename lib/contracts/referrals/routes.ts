import * as z from 'zod';
import { sweepsGiftRefusals } from '#domain/coins/gift';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, instant, hundredths } from '../shapes';

const reward = z.object({ gold: count, sweeps: hundredths });

const referral = z
  .object({
    id: z.string().meta({ description: 'Sorts by when it was made; says nothing of the other side.' }),
    joinedAt: instant.meta({ description: 'When the friend opened their account.' }),
    state: z.enum(['joined', 'verified', 'playing', 'started', 'rewarded', 'refused']).meta({
      description: "The friend's way, and what became of the caller's own reward for it.",
    }),
    progress: z
      .object({
        isVerified: z.boolean().meta({ description: 'Whether identity and e-mail are confirmed.' }),
        played: hundredths.meta({ description: 'What was staked, at most what it takes.' }),
      })
      .nullable()
      .meta({ description: 'For the friend alone; null for the referrer, who sees the state.' }),
    reward: reward.nullable().meta({ description: "The caller's own, null before it is there." }),
    reason: z
      .enum([...sweepsGiftRefusals, 'referrals/month-full'])
      .nullable()
      .meta({ description: "Why the caller's own reward waits, is none, or has no Sweeps Coins in it." }),
  })
  .meta({ id: 'Referral', description: 'A friend who came by a code, as one of both sides sees it.' });

export const readReferrals = defineRoute({
  method: 'get',
  path: '/referrals',
  operationId: 'readReferrals',
  summary: "The player's code for friends, the friends who came by it, and who invited the player.",
  query: pageQuery,
  answer: z.object({
    code: z.string(),
    path: z.string().meta({ description: 'Of the site, with the code.' }),
    reward: reward.meta({ description: 'What each side is given.' }),
    playedNeeded: hundredths.meta({ description: 'What the friend has to stake in Sweeps Coins.' }),
    sweepsRefusedAs: z.enum(sweepsGiftRefusals).nullable().meta({
      description: 'Why the player would get no Sweeps Coins now; null where they would.',
    }),
    month: z.object({
      month: z.string().meta({ description: 'In the time zone of the player.' }),
      settled: count,
      of: count,
    }),
    invitation: referral
      .nullable()
      .meta({ description: 'How the player themselves was invited, null where nobody did.' }),
    bindableUntil: instant
      .nullable()
      .meta({ description: 'Until when the player can say who invited them; null where that is over.' }),
    invitees: pageOf(referral),
  }),
  refusals: [],
});

export const acceptReferral = defineRoute({
  method: 'post',
  path: '/referrals/bindings',
  operationId: 'acceptReferral',
  summary: 'Says by whose code the player came, once and within days of joining.',
  body: z.strictObject({ code: z.string().min(1).max(32) }),
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
