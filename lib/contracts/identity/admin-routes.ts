import * as z from 'zod';
import { documentFaults } from '#domain/player/identity-check';
import { address } from '../account/address-shapes';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { withdrawalFields } from './fields';
import { identityCheck } from './routes';

const player = z.string().min(1).max(64);
const revision = z.int().min(1).max(Number.MAX_SAFE_INTEGER).meta({
  description: 'Number of changes of the check. A decision must send the revision that was reviewed.',
});
const queued = identityCheck.extend({ player: z.string(), revision }).meta({ id: 'QueuedIdentityCheck' });
export type QueuedIdentityCheck = z.output<typeof queued>;

/** A player's own statements, which reviewers compare with the documents. */
export const identityClaims = z
  .object({
    email: z.string().nullable(),
    displayName: z.string().nullable(),
    bornOn: z.iso.date().nullable(),
    age: z.int().nullable().meta({ description: 'In whole years, in the player’s time zone.' }),
    state: z.string().nullable().meta({ description: 'State that the player declared.' }),
    addresses: z.array(address).meta({
      description: 'Delivery addresses with recipient names, default first.',
    }),
  })
  .meta({ id: 'IdentityClaims', description: 'What the player declared.' });
const waiting = queued.extend({ claims: identityClaims }).meta({ id: 'WaitingIdentityCheck' });
export type WaitingIdentityCheck = z.output<typeof waiting>;

export const listIdentityChecks = defineRoute({
  method: 'get',
  path: '/admin/identity-checks',
  operationId: 'listIdentityChecks',
  summary: 'List identity checks that await review, longest wait first, with what the players declared.',
  query: z.strictObject({
    limit: pageLimit,
    after: z.string().min(1).max(128).optional(),
  }),
  answer: z.object({ items: z.array(waiting), next: z.string().nullable() }),
  refusals: ['session/forbidden'],
});

export const openIdentityDocument = defineRoute({
  method: 'post',
  path: '/admin/identity-checks/{player}/documents/{document}/views',
  operationId: 'openIdentityDocument',
  summary: 'Get a URL that shows a document for five minutes. Each access is logged.',
  parameters: z.strictObject({ player, document: z.string().min(1).max(64) }),
  answer: z.object({ url: z.url(), expiresAt: instant }),
  refusals: ['session/forbidden', 'identity/unknown-document'],
});

export const decideIdentityCheck = defineRoute({
  method: 'post',
  path: '/admin/identity-checks/{player}/decisions',
  operationId: 'decideIdentityCheck',
  needsRecentSignIn: true,
  summary: 'Approve an identity check, or reject documents with a reason.',
  parameters: z.strictObject({ player }),
  body: z.strictObject({
    revision,
    faults: z
      .array(z.strictObject({ document: z.string().min(1).max(64), fault: z.enum(documentFaults) }))
      .max(20)
      .meta({ description: 'Rejected documents with their faults. An empty list approves the check.' }),
  }),
  idempotent: true,
  answer: queued,
  refusals: [
    'session/forbidden',
    'identity/not-under-review',
    'identity/conflict',
    'identity/unknown-document',
  ],
});

export const withdrawIdentityApproval = defineRoute({
  method: 'post',
  path: '/admin/identity-checks/{player}/withdrawals',
  operationId: 'withdrawIdentityApproval',
  needsRecentSignIn: true,
  summary:
    'Take back the approval of an identity check. The player is notified and must send new documents before anything that needs a confirmed identity.',
  parameters: z.strictObject({ player }),
  body: z.strictObject(withdrawalFields),
  idempotent: true,
  answer: queued,
  refusals: ['session/forbidden', 'identity/not-approved'],
});

/** Counting stops here: a larger number is of no use on the screen. */
export const mostWaiting = 100;

/** Requests lapse within days, so those that wait are among the newest. */
export const newestApprovals = 25;

export const readWaiting = defineRoute({
  method: 'get',
  path: '/admin/waiting',
  operationId: 'readWaiting',
  summary: 'Count the items that await an admin.',
  answer: z.object({
    orders: z
      .int()
      .min(0)
      .meta({ description: `Orders that await approval; ${mostWaiting} means that many or more.` }),
    identityChecks: z
      .int()
      .min(0)
      .meta({ description: `Identity checks that await review; ${mostWaiting} means that many or more.` }),
    tickets: z
      .int()
      .min(0)
      .meta({ description: `Tickets that await an answer; ${mostWaiting} means that many or more.` }),
    affiliates: z
      .int()
      .min(0)
      .meta({ description: `Affiliate applications; ${mostWaiting} means that many or more.` }),
    approvals: z
      .int()
      .min(0)
      .meta({
        description: `Requests among the newest ${newestApprovals} that await a second superadmin; 0 for other admins.`,
      }),
  }),
  refusals: ['session/forbidden'],
});

export const adminIdentityContracts = [
  listIdentityChecks,
  openIdentityDocument,
  decideIdentityCheck,
  withdrawIdentityApproval,
  readWaiting,
];
