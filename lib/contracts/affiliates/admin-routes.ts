import * as z from 'zod';
import { reversalReasons } from '#domain/affiliates/commission';
import { matchKinds, matchVerdicts } from '#domain/affiliates/match';
import { taxForms } from '#domain/affiliates/payout-details';
import { affiliateStates, decisions, rejectionReasons, suspensionReasons } from '#domain/affiliates/program';
import { person } from '../account/person-shape';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';
import { affiliateSearchFields, paymentFields, payoutFields } from './fields';
import {
  commissionAccrual,
  accrualQuery,
  payoutDetails,
  program,
  settledMonth as month,
  statement,
} from './routes';

const affiliate = z.string().min(1).max(64);
const after = z.string().min(1).max(128).optional();
const match = person
  .extend({
    inCommon: z.array(z.enum(matchKinds)),
    verdict: z.enum(matchVerdicts).nullable().meta({ description: 'Null before an admin decides.' }),
    isOpen: z
      .boolean()
      .meta({ description: 'Whether payouts of the affiliate wait for an admin’s verdict on this match.' }),
    leftCents: count.meta({
      description: 'Commission in US cents that a verdict of `self-referral` reverses; 0 unless `isOpen`.',
    }),
  })
  .meta({
    id: 'AffiliateMatch',
    description:
      'A player who shares a trait with the affiliate who referred them. The affiliate’s own account, where more of its traits or of their holders may exist than are recorded, so that players may be missing.',
  });
const placed = program
  .extend({
    affiliate: z.string(),
    email: z.string().nullable().meta({ description: 'Null after the account was erased.' }),
    displayName: z.string().nullable(),
    matches: z.array(match),
    payout: payoutDetails,
  })
  .meta({ id: 'PlacedAffiliate' });
const line = commissionAccrual
  .extend({
    player: z.string(),
    sequence: z.int().min(1),
    leftCents: count.meta({ description: 'Amount that can still be reversed, net of refunds.' }),
  })
  .meta({ id: 'ReviewedCommissionLine' });
const ofAffiliate = statement.extend({ affiliate: z.string() }).meta({ id: 'StatementOfAffiliate' });
const next = z.string().nullable();
const parameters = z.strictObject({ affiliate });

export const listAffiliates = defineRoute({
  method: 'get',
  path: '/admin/affiliates',
  operationId: 'listAffiliates',
  summary: 'List affiliates in a state, longest wait first.',
  query: z.strictObject({
    state: z
      .enum(affiliateStates)
      .default('requested')
      .meta({ override: { enum: affiliateStates, type: 'string', default: 'requested' } }),
    find: z
      .optional(affiliateSearchFields.find)
      .meta({ description: 'Part of the display name, email address, or site, ignoring case; or an id.' }),
    limit: pageLimit,
    after,
  }),
  answer: z.object({ items: z.array(placed), next }),
  refusals: ['session/forbidden'],
});

export const readAffiliateTotals = defineRoute({
  method: 'get',
  path: '/admin/affiliates/{affiliate}/totals',
  operationId: 'readAffiliateTotals',
  summary: 'Get what an affiliate has brought and earned.',
  parameters,
  answer: z.object({
    totals: z
      .object({
        clicks: count,
        signUps: count,
        netCents: z.int(),
        pendingCents: z.int(),
        approvedCents: z.int(),
        paidCents: z.int(),
      })
      .meta({ description: 'Totals of all time; amounts in US cents.' }),
  }),
  refusals: ['session/forbidden', 'affiliates/unknown-affiliate'],
});

export const decideAffiliate = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/decisions',
  operationId: 'decideAffiliate',
  needsRecentSignIn: true,
  summary: 'Approve or reject an application, or suspend or reinstate an affiliate.',
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
  needsRecentSignIn: true,
  summary:
    'Record whether a player and their affiliate are related. A self-referral’s commission is reversed, and the player earns no more commission.',
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
  summary: "List an affiliate's commission accruals with their players, newest first.",
  parameters,
  query: accrualQuery,
  answer: z.object({
    items: z.array(line),
    next,
    people: z.array(person).meta({ description: 'The players of these accruals.' }),
  }),
  refusals: ['session/forbidden'],
});

export const reverseCommission = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/reversals',
  operationId: 'reverseCommission',
  summary: 'Reverse the commission of a purchase, net of refunds.',
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
  summary: 'List the statements of all affiliates for a month.',
  query: z.strictObject({ month, limit: pageLimit, after }),
  answer: z.object({
    items: z.array(ofAffiliate),
    next,
    people: z.array(person).meta({ description: 'The affiliates of these statements.' }),
  }),
  refusals: ['session/forbidden'],
});

export const runPayouts = defineRoute({
  method: 'post',
  path: '/admin/affiliate-payouts',
  operationId: 'runPayouts',
  needsRecentSignIn: true,
  summary:
    'Create the statements for a month, one batch of affiliates per request. Existing statements do not change.',
  body: z.strictObject({ month, after }),
  idempotent: true,
  answer: z.object({
    items: z.array(ofAffiliate),
    inReview: z.array(z.string()).meta({
      description: 'Affiliates left out until an admin reviews their matches.',
    }),
    people: z.array(person).meta({ description: 'The affiliates left out.' }),
    next: next.meta({
      description: 'Pass this as `after` to create the next batch; null when all statements are created.',
    }),
  }),
  refusals: ['session/forbidden', 'affiliates/month-open'],
});

export const payStatement = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/statements/{month}/payments',
  operationId: 'payStatement',
  needsRecentSignIn: true,
  summary: 'Record the payment of a statement with its transfer reference.',
  parameters: z.strictObject({ affiliate, month }),
  body: z.strictObject(paymentFields),
  idempotent: true,
  answer: ofAffiliate,
  refusals: [
    'session/forbidden',
    'affiliates/unknown-statement',
    'affiliates/nothing-payable',
    'affiliates/already-paid',
    'affiliates/review-open',
    'affiliates/payout-method-missing',
    'affiliates/payout-method-just-changed',
    'affiliates/tax-form-missing',
  ],
});

export const reviewTaxForm = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/tax-form-reviews',
  operationId: 'reviewTaxForm',
  summary:
    'Record whether the tax form of an affiliate was received complete. Payouts need it. Refused if the payout details changed since they were read.',
  parameters,
  body: z.strictObject({
    state: z.enum(['received', 'rejected']),
    form: z.enum(taxForms),
    revision: count.meta({ description: '`revision` of the payout details that were reviewed.' }),
  }),
  answer: placed,
  refusals: [
    'session/forbidden',
    'affiliates/unknown-affiliate',
    'affiliates/tax-form-missing',
    'affiliates/payout-details-changed',
  ],
});

export const viewPayoutMethod = defineRoute({
  method: 'post',
  path: '/admin/affiliates/{affiliate}/payout-method/views',
  operationId: 'viewPayoutMethod',
  needsRecentSignIn: true,
  summary: 'Get the payout method of an affiliate in full, to pay them. Each access is logged.',
  parameters,
  answer: z.object({ method: payoutFields.method }),
  refusals: ['session/forbidden', 'affiliates/payout-method-missing'],
});

export const adminAffiliateContracts = [
  listAffiliates,
  readAffiliateTotals,
  decideAffiliate,
  judgeMatch,
  reviewCommissionAccruals,
  reverseCommission,
  listPayouts,
  runPayouts,
  payStatement,
  reviewTaxForm,
  viewPayoutMethod,
];
