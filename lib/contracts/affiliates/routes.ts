import * as z from 'zod';
import { exclusionReasons, accrualKinds, reversalReasons } from '#domain/affiliates/commission';
import { metricNames } from '#domain/affiliates/metrics';
import { taxForms, taxFormStates } from '#domain/affiliates/payout-details';
import { affiliateStates, rejectionReasons, suspensionReasons } from '#domain/affiliates/program';
import { accrualStatuses, settlementOutcomes } from '#domain/affiliates/settlement';
import { mostDays } from '#domain/ledger/days';
import { isLocalDay, type LocalDay } from '#domain/player/local-day';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { applicationFields, linkFields, payoutFields } from './fields';

/** A month of statements. */
export const settledMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

const cents = z.int().meta({ description: 'In US cents.' });
const day = z
  .string()
  .refine(isLocalDay, 'must be a day such as 2026-11-21')
  .transform((text) => text as LocalDay)
  .meta({ override: { type: 'string', format: 'date' } });

const application = z.strictObject(applicationFields).meta({ id: 'AffiliateApplication' });

export const program = z
  .object({
    state: z.enum(['none', ...affiliateStates]),
    application: application.nullable(),
    requestedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    reason: z.enum([...rejectionReasons, ...suspensionReasons]).nullable(),
  })
  .meta({ id: 'AffiliateProgram', description: 'A player’s status in the affiliate program.' });
export type AffiliateProgram = z.output<typeof program>;

const link = z
  .object({
    code: z.string(),
    path: z.string().meta({ description: 'Path of the site that contains the code.' }),
    name: z.string(),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: 'AffiliateLink' });
export type AffiliateLink = z.output<typeof link>;

const metrics = z
  .object(
    Object.fromEntries(metricNames.map((name) => [name, z.int()])) as Record<
      (typeof metricNames)[number],
      z.ZodInt
    >,
  )
  .meta({ id: 'AffiliateMetrics', description: 'Counts, and amounts in US cents.' });
export type AffiliateMetrics = z.output<typeof metrics>;

export const commissionAccrual = z
  .object({
    id: z.string().meta({ description: 'Identifies the accrual without revealing the player.' }),
    at: instant,
    kind: z.enum(accrualKinds),
    link: z.string(),
    click: z.string(),
    subId: z
      .string()
      .nullable()
      .meta({ description: 'Sub-id of the link that was clicked; null without one.' }),
    state: z.string().meta({ description: 'State of the player at that time; `--` if unknown.' }),
    cents,
    feeCents: cents,
    netCents: cents,
    commissionCents: cents,
    ruleVersion: z.string(),
    dueOn: z.string(),
    purchase: z
      .string()
      .nullable()
      .meta({ description: 'Identifies the purchase without revealing the player.' }),
    status: z
      .object({
        state: z.enum(accrualStatuses),
        month: z.string().nullable().meta({ description: 'Month of the statement that settled it.' }),
        payment: z.string().nullable().meta({ description: 'Reference of the payment.' }),
      })
      .meta({ description: 'Status of the accrual.' }),
    reversal: z
      .object({
        reason: z.enum([...exclusionReasons, ...reversalReasons]),
        at: instant,
        cents: cents.meta({
          description: 'Reversed amount: the whole commission, net of refunds.',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'CommissionAccrual' });
export type CommissionAccrual = z.output<typeof commissionAccrual>;

export const statement = z
  .object({
    month: z.string(),
    carriedInCents: cents.meta({
      description: 'Negative if reversals after a payout exceed later earnings.',
    }),
    dueCents: cents,
    takenBackCents: count.meta({
      description: 'Part of the due amount that refunds, disputes, and reversals of earlier months consumed.',
    }),
    totalCents: cents,
    outcome: z.enum(settlementOutcomes),
    carriedOutCents: cents.meta({
      description: 'A negative amount is deducted from future earnings.',
    }),
    madeAt: instant,
    payment: z.object({ at: instant, reference: z.string() }).nullable(),
  })
  .meta({ id: 'AffiliateStatement' });

export const payoutDetails = z
  .object({
    method: z
      .object({ kind: z.enum(['paypal', 'check']), masked: z.string() })
      .nullable()
      .meta({ description: 'Null before the affiliate enters one; an address is masked.' }),
    taxForm: z
      .object({ form: z.enum(taxForms), state: z.enum(taxFormStates), since: instant })
      .nullable()
      .meta({ description: 'Null before the affiliate sends one.' }),
    revision: count.meta({ description: 'Number of changes.' }),
  })
  .meta({ id: 'PayoutDetails', description: 'Payout method and tax form, both required before a payout.' });
export type PayoutDetails = z.output<typeof payoutDetails>;

export const accrualQuery = z.strictObject({
  limit: pageLimit,
  before: z.string().min(1).max(160).optional(),
});
const code = z.string().min(1).max(16);

export const readAffiliate = defineRoute({
  method: 'get',
  path: '/affiliates',
  operationId: 'readAffiliate',
  summary: 'Get the player’s affiliate status and the rules of the program.',
  answer: z.object({
    program,
    rules: z.object({
      version: z.string(),
      termsVersion: z.string(),
      shareBasisPoints: count,
      heldDays: count,
      firstPayoutHeldDays: count.meta({ description: 'Applies until the first payment.' }),
      payableFromCents: count,
      rememberedDays: count,
    }),
  }),
  refusals: [],
});

export const requestAffiliate = defineRoute({
  method: 'post',
  path: '/affiliates/requests',
  operationId: 'requestAffiliate',
  summary: 'Apply to become an affiliate. A rejected player may apply again.',
  body: application,
  idempotent: true,
  answer: z.object({ program }),
  refusals: [
    'affiliates/already-applied',
    'affiliates/terms-superseded',
    'account/deletion-requested',
    'player/under-age',
    'player/age-and-state-needed',
    'play-limits/excluded',
  ],
});

export const listAffiliateLinks = defineRoute({
  method: 'get',
  path: '/affiliates/links',
  operationId: 'listAffiliateLinks',
  summary: "List the affiliate's links.",
  answer: z.object({ items: z.array(link) }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed'],
});

export const createAffiliateLink = defineRoute({
  method: 'post',
  path: '/affiliates/links',
  operationId: 'createAffiliateLink',
  summary: 'Create a link with its own code.',
  body: z.strictObject(linkFields),
  idempotent: true,
  answer: z.object({ link }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed', 'affiliates/too-many-links'],
});

export const changeAffiliateLink = defineRoute({
  method: 'put',
  path: '/affiliates/links/{code}',
  operationId: 'changeAffiliateLink',
  summary: 'Rename, deactivate, or reactivate a link. Its metrics are kept.',
  parameters: z.strictObject({ code }),
  body: z.strictObject({ ...linkFields, isOpen: z.boolean() }),
  answer: z.object({ link }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed', 'affiliates/unknown-link'],
});

export const readAffiliateMetrics = defineRoute({
  method: 'get',
  path: '/affiliates/metrics',
  operationId: 'readAffiliateMetrics',
  summary: "Get the affiliate's metrics by day, link, and state, and commission totals by status.",
  query: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
      message: `must be the first day or later, at most ${mostDays} days in total`,
      path: ['to'],
    }),
  answer: z.object({
    total: metrics,
    days: z.array(z.object({ day: z.string(), metrics })),
    links: z.array(z.object({ link: z.string(), metrics })),
    states: z.array(z.object({ state: z.string(), metrics })),
    commission: z
      .object({
        pendingCents: cents,
        approvedCents: cents,
        paidCents: cents,
        reversedCents: cents,
        owedCents: count.meta({
          description: 'Reversed after a payout and deducted from future earnings.',
        }),
      })
      .meta({
        description: 'Totals of all time, except the reversed amount, which covers the requested days.',
      }),
  }),
  refusals: ['affiliates/not-approved'],
});

export const listCommissionAccruals = defineRoute({
  method: 'get',
  path: '/affiliates/accruals',
  operationId: 'listCommissionAccruals',
  summary: 'List commission accruals, newest first, each with its click and rule version.',
  query: accrualQuery,
  answer: z.object({ items: z.array(commissionAccrual), next: z.string().nullable() }),
  refusals: ['affiliates/not-approved'],
});

export const listAffiliateStatements = defineRoute({
  method: 'get',
  path: '/affiliates/statements',
  operationId: 'listAffiliateStatements',
  summary: 'List the statements of settled months, newest first.',
  query: z.strictObject({
    limit: pageLimit,
    before: settledMonth.optional(),
  }),
  answer: z.object({
    items: z.array(statement),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' }),
  }),
  refusals: ['affiliates/not-approved'],
});

export const readPayoutDetails = defineRoute({
  method: 'get',
  path: '/affiliates/payout-details',
  operationId: 'readPayoutDetails',
  summary: "Get the affiliate's payout method, masked, and the status of their tax form.",
  answer: payoutDetails,
  refusals: ['affiliates/not-approved'],
});

export const enterPayoutDetails = defineRoute({
  method: 'put',
  path: '/affiliates/payout-details',
  operationId: 'enterPayoutDetails',
  needsRecentSignIn: true,
  summary: 'Enter the payout method, and the tax form that was sent to the operator.',
  body: z.strictObject(payoutFields),
  answer: payoutDetails,
  refusals: ['affiliates/not-approved'],
});

export const bindClick = defineRoute({
  method: 'post',
  path: '/affiliates/bindings',
  operationId: 'bindClick',
  summary: 'Record the click that led to the registration, once and within days of joining.',
  body: z.strictObject({ click: z.string().min(1).max(64) }),
  idempotent: true,
  answer: z.object({ boundAt: instant }),
  refusals: [
    'affiliates/unknown-click',
    'affiliates/own-link',
    'affiliates/already-bound',
    'affiliates/click-used',
    'affiliates/too-late',
    'affiliates/link-closed',
    'player/state-blocked',
    'account/deletion-requested',
  ],
});

export const affiliateContracts = [
  readAffiliate,
  requestAffiliate,
  listAffiliateLinks,
  createAffiliateLink,
  changeAffiliateLink,
  readAffiliateMetrics,
  listCommissionAccruals,
  listAffiliateStatements,
  readPayoutDetails,
  enterPayoutDetails,
  bindClick,
];
