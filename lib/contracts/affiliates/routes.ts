import * as z from 'zod';
import { exclusionReasons, accrualKinds, reversalReasons } from '#domain/affiliates/commission';
import { metricNames } from '#domain/affiliates/metrics';
import { affiliateStates, channels, rejectionReasons, suspensionReasons } from '#domain/affiliates/program';
import { accrualStatuses, settlementOutcomes } from '#domain/affiliates/settlement';
import { isLocalDay, type LocalDay } from '#domain/player/local-day';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const cents = z.int().meta({ description: 'US cents.' });
const day = z
  .string()
  .refine(isLocalDay, 'must be a day such as 2026-11-21')
  .transform((text) => text as LocalDay)
  .meta({ override: { type: 'string', format: 'date' } });

const application = z
  .strictObject({
    site: z.url({ protocol: /^https$/ }).max(200),
    channels: z.array(z.enum(channels)).min(1).max(channels.length),
    audience: z.string().trim().min(10).max(500),
    taxCountry: z.string().regex(/^[A-Z]{2}$/, 'must be two letters, by ISO 3166'),
    termsVersion: z.string().min(1).max(20),
  })
  .meta({ id: 'AffiliateApplication' });

export const program = z
  .object({
    state: z.enum(['none', ...affiliateStates]),
    application: application.nullable(),
    requestedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    reason: z.enum([...rejectionReasons, ...suspensionReasons]).nullable(),
  })
  .meta({ id: 'AffiliateProgram', description: 'How somebody stands with the program.' });
export type AffiliateProgram = z.output<typeof program>;

const link = z
  .object({
    code: z.string(),
    path: z.string().meta({ description: 'Of the site, with the code.' }),
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
  .meta({ id: 'AffiliateMetrics', description: 'Numbers of people and acts, and sums of US cents.' });
export type AffiliateMetrics = z.output<typeof metrics>;

export const commissionAccrual = z
  .object({
    id: z.string().meta({ description: 'Names the line, and says nothing of the player.' }),
    at: instant,
    kind: z.enum(accrualKinds),
    link: z.string(),
    click: z.string(),
    state: z.string().meta({ description: 'Where the player lived by then; `--` where not told.' }),
    cents,
    feeCents: cents,
    netCents: cents,
    commissionCents: cents,
    ruleVersion: z.string(),
    dueOn: z.string(),
    purchase: z.string().nullable().meta({ description: 'Names the purchase, and nothing of the player.' }),
    status: z
      .object({
        state: z.enum(accrualStatuses),
        month: z.string().nullable().meta({ description: 'Of the statement that settled it.' }),
        payment: z.string().nullable().meta({ description: 'The number of the payment.' }),
      })
      .meta({ description: 'How far the line is.' }),
    reversal: z
      .object({
        reason: z.enum([...exclusionReasons, ...reversalReasons]),
        at: instant,
        cents: cents.meta({
          description: 'What is taken back: all of the commission, or what refunds left.',
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
      description: 'Below zero where more was taken back after a payout than was earned since.',
    }),
    dueCents: cents,
    takenBackCents: count.meta({
      description: 'Of what was due, what refunds, disputes and reversals took of earlier months.',
    }),
    totalCents: cents,
    outcome: z.enum(settlementOutcomes),
    carriedOutCents: cents.meta({
      description: 'Below zero it is set against what is earned next.',
    }),
    madeAt: instant,
    payment: z.object({ at: instant, reference: z.string() }).nullable(),
  })
  .meta({ id: 'AffiliateStatement' });

const limit = queryNumber(z.int().min(1).max(100))
  .default(25)
  .meta({ override: { default: 25 } });
export const accrualQuery = z.strictObject({ limit, before: z.string().min(1).max(160).optional() });
const linkName = z.string().trim().min(1).max(60);
const code = z.string().min(1).max(16);

export const readAffiliate = defineRoute({
  method: 'get',
  path: '/affiliates',
  operationId: 'readAffiliate',
  summary: 'How the player stands with the program, and by which rules it pays.',
  answer: z.object({
    program,
    rules: z.object({
      version: z.string(),
      termsVersion: z.string(),
      shareBasisPoints: count,
      heldDays: count,
      firstPayoutHeldDays: count.meta({ description: 'Until the first payment.' }),
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
  summary: 'Asks to become an affiliate; whoever was turned down may ask again.',
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
  summary: "The affiliate's links.",
  answer: z.object({ items: z.array(link) }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed'],
});

export const createAffiliateLink = defineRoute({
  method: 'post',
  path: '/affiliates/links',
  operationId: 'createAffiliateLink',
  summary: 'Makes a link with a code of its own.',
  body: z.strictObject({ name: linkName }),
  idempotent: true,
  answer: z.object({ link }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed', 'affiliates/too-many-links'],
});

export const changeAffiliateLink = defineRoute({
  method: 'put',
  path: '/affiliates/links/{code}',
  operationId: 'changeAffiliateLink',
  summary: 'Renames a link, closes it or opens it again. Its figures stay in any case.',
  parameters: z.strictObject({ code }),
  body: z.strictObject({ name: linkName, isOpen: z.boolean() }),
  answer: z.object({ link }),
  refusals: ['affiliates/not-approved', 'affiliates/links-suppressed', 'affiliates/unknown-link'],
});

export const readAffiliateMetrics = defineRoute({
  method: 'get',
  path: '/affiliates/metrics',
  operationId: 'readAffiliateMetrics',
  summary: "The affiliate's figures by day, link and state, and how far all commission is.",
  query: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 365 * 86_400_000, {
      message: 'must be from a day to the same or a later one, 366 at most',
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
          description: 'Taken back after a payout, and set against what is earned next.',
        }),
      })
      .meta({ description: 'Of all time but for what was reversed, which is of the days asked for.' }),
  }),
  refusals: ['affiliates/not-approved'],
});

export const listCommissionAccruals = defineRoute({
  method: 'get',
  path: '/affiliates/accruals',
  operationId: 'listCommissionAccruals',
  summary: 'Lines of commission, the newest first: each names its click and the version of the rules.',
  query: accrualQuery,
  answer: z.object({ items: z.array(commissionAccrual), next: z.string().nullable() }),
  refusals: ['affiliates/not-approved'],
});

export const listAffiliateStatements = defineRoute({
  method: 'get',
  path: '/affiliates/statements',
  operationId: 'listAffiliateStatements',
  summary: 'Statements of every month that was settled, the newest first.',
  answer: z.object({ items: z.array(statement) }),
  refusals: ['affiliates/not-approved'],
});

export const bindClick = defineRoute({
  method: 'post',
  path: '/affiliates/bindings',
  operationId: 'bindClick',
  summary: 'Says by which click a player came, once and within days of joining.',
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
  bindClick,
];
