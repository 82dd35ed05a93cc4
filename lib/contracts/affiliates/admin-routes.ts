import * as z from 'zod';
import { reversalReasons } from '#domain/affiliates/commission';
import { matchKinds, matchVerdicts } from '#domain/affiliates/match';
import { affiliateStates, decisions, rejectionReasons, suspensionReasons } from '#domain/affiliates/program';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';
import { commissionAccrual, accrualQuery, program, statement } from './routes';

const affiliate = z.string().min(1).max(64);
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');
const limit = queryNumber(z.int().min(1).max(100))
  .default(25)
  .meta({ override: { default: 25 } });
const after = z.string().min(1).max(128).optional();
const match = z
  .object({
    player: z.string(),
    inCommon: z.array(z.enum(matchKinds)),
    verdict: z.enum(matchVerdicts).nullable().meta({ description: 'Null before an admin looked at it.' }),
    isOpen: z
      .boolean()
      .meta({ description: 'Whether the affiliate is paid nothing before an admin looks at it.' }),
  })
  .meta({
    id: 'AffiliateMatch',
    description: 'A player who shares something with the affiliate by whose link they came.',
  });
const placed = program
  .extend({ affiliate: z.string(), matches: z.array(match) })
  .meta({ id: 'PlacedAffiliate' });
const line = commissionAccrual
  .extend({
    player: z.string(),
    sequence: z.int().min(1),
    leftCents: count.meta({ description: 'What can be taken back: of a purchase what refunds have left.' }),
  })
  .meta({ id: 'ReviewedCommissionLine' });
const ofAffiliate = statement.extend({ affiliate: z.string() }).meta({ id: 'StatementOfAffiliate' });
const next = z.string().nullable();
const parameters = z.strictObject({ affiliate });

export const listAffiliates = defineRoute({
  method: 'get',
  path: '/admin/affiliates',
  operationId: 'listAffiliates',
  summary: 'Affiliates in a state, the longest wait first.',
  query: z.strictObject({
    state: z
      .enum(affiliateStates)
      .default('requested')
      .meta({ override: { enum: affiliateStates, type: 'string', default: 'requested' } }),
    limit,
    after,
  }),
  answer: z.object({ items: z.array(placed), next }),
  refusals: ['session/forbidden'],
});

export const decideAffiliate = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/decisions',
  operationId: 'decideAffiliate',
  summary: 'Approves a request, turns it down, suspends an affiliate or ends that.',
  parameters,
  body: z.strictObject({
    decision: z.enum(Object.keys(decisions) as [keyof typeof decisions]),
    reason: z.enum([...rejectionReasons, ...suspensionReasons]).nullable(),
  }),
  idempotent: true,
  answer: placed,
  refusals: [
    'session/forbidden',
    'affiliates/unknown-affiliate',
    'affiliates/step-refused',
    'affiliates/reason-needed',
  ],
});

export const judgeMatch = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/matches/{player}/verdicts',
  operationId: 'judgeMatch',
  summary:
    'Says whether a player and their affiliate have to do with each other. Of a self-referral commission is taken back, and nothing more is earned.',
  parameters: z.strictObject({ affiliate, player: z.string().min(1).max(64) }),
  body: z.strictObject({ verdict: z.enum(matchVerdicts) }),
  idempotent: true,
  answer: placed,
  refusals: ['session/forbidden', 'affiliates/unknown-affiliate', 'affiliates/unknown-match'],
});

export const reviewCommissionAccruals = defineRoute({
  method: 'get',
  path: '/admin/affiliates/{affiliate}/accruals',
  operationId: 'reviewCommissionLines',
  summary: "An affiliate's lines of commission with the players behind them, the newest first.",
  parameters,
  query: accrualQuery,
  answer: z.object({ items: z.array(line), next }),
  refusals: ['session/forbidden'],
});

export const reverseCommission = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/reversals',
  operationId: 'reverseCommission',
  summary: 'Takes back what refunds have left of the commission of a purchase.',
  parameters,
  body: z.strictObject({
    player: z.string().min(1).max(64),
    sequence: z.int().min(1),
    reason: z.enum(reversalReasons),
  }),
  idempotent: true,
  answer: z.object({ line }),
  refusals: [
    'session/forbidden',
    'affiliates/unknown-accrual',
    'affiliates/already-reversed',
    'affiliates/nothing-to-reverse',
  ],
});

export const listPayouts = defineRoute({
  method: 'get',
  path: '/admin/affiliate-payouts',
  operationId: 'listPayouts',
  summary: 'Statements of a month, of all affiliates.',
  query: z.strictObject({ month, limit, after }),
  answer: z.object({ items: z.array(ofAffiliate), next }),
  refusals: ['session/forbidden'],
});

export const runPayouts = defineRoute({
  method: 'post',
  path: '/admin/affiliate-payouts',
  operationId: 'runPayouts',
  needsRecentSignIn: true,
  summary: 'Makes the statements of a month, a number of affiliates at a time. Whoever has one keeps it.',
  body: z.strictObject({ month, after }),
  idempotent: true,
  answer: z.object({
    items: z.array(ofAffiliate),
    inReview: z.array(z.string()).meta({
      description: 'Affiliates who were left out until an admin has looked at what they share with players.',
    }),
    next: next.meta({ description: 'Ask again with `after` set to this; null when all are made.' }),
  }),
  refusals: ['session/forbidden', 'affiliates/month-open'],
});

export const payStatement = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/statements/{month}/payments',
  operationId: 'payStatement',
  needsRecentSignIn: true,
  summary: 'Notes that a statement was paid, and by which transfer.',
  parameters: z.strictObject({ affiliate, month }),
  body: z.strictObject({ reference: z.string().trim().min(1).max(80) }),
  idempotent: true,
  answer: ofAffiliate,
  refusals: [
    'session/forbidden',
    'affiliates/unknown-statement',
    'affiliates/nothing-payable',
    'affiliates/already-paid',
    'affiliates/review-open',
  ],
});

export const adminAffiliateContracts = [
  listAffiliates,
  decideAffiliate,
  judgeMatch,
  reviewCommissionAccruals,
  reverseCommission,
  listPayouts,
  runPayouts,
  payStatement,
];
