import * as z from 'zod';
import { approvalStatuses, lapseReasons, lapsesAfterHours } from '#domain/approvals/approval-request';
import { spendableAccounts } from '#domain/wallet/account';
import { person } from '../account/person-shape';
import { oddsFields, product } from '../draws/fields';
import { worthWithoutApproval } from '../draws/random-prize-shapes';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { adjustment, player } from '../wallet/admin-routes';

const act = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('adjustment'),
    player,
    account: z.enum(spendableAccounts),
    amount: z.int().meta({
      description: 'A positive amount credits, a negative amount debits, in the smallest unit of the coin.',
    }),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('odds'),
    product,
    ...oddsFields,
    version: z.int().min(1),
    price: z.int().meta({ description: 'Price of one item, in hundredths of a Sweeps Coin.' }),
    expectedWorth: z
      .number()
      .meta({ description: 'Average value of one item, in hundredths of a Sweeps Coin.' }),
  }),
]);

/** A request of one superadmin that another one decides. */
export const approvalRequest = z
  .object({
    id: z.string().meta({ description: 'Ids sort by time of the request.' }),
    act,
    status: z.enum(approvalStatuses),
    requestedBy: z.string(),
    requestedAt: instant,
    lapsesAt: instant.meta({ description: `${lapsesAfterHours} hours after the request.` }),
    lapsedBecause: z.enum(lapseReasons).nullable().meta({
      description: 'Why the request lapsed: it expired, or the requester is no longer a superadmin.',
    }),
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'ApprovalRequest' });

const answer = z.object({ request: approvalRequest });
const id = z.string().min(1).max(64);

export const requestAdjustment = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/adjustment-requests',
  operationId: 'requestAdjustment',
  needsRecentSignIn: true,
  summary:
    'Request a balance correction above the limit of a single superadmin, for approval by another superadmin. SUPERADMINS only.',
  parameters: z.strictObject({ player }),
  body: adjustment,
  idempotent: true,
  answer,
  refusals: ['session/forbidden', 'player/unknown-player'],
});

export const requestOdds = defineRoute({
  method: 'post',
  path: '/admin/products/{id}/odds-requests',
  operationId: 'requestOdds',
  needsRecentSignIn: true,
  summary:
    'Request odds whose average value is above the price, or too far below it, for approval by another superadmin. SUPERADMINS only.',
  parameters: z.strictObject({ id: product }),
  body: z.strictObject(oddsFields),
  idempotent: true,
  answer,
  refusals: [
    'session/forbidden',
    'cart/unknown-product',
    'odds/not-a-mystery-prize',
    'odds/weights-invalid',
    'odds/prize-not-possible',
  ],
});

export const listApprovals = defineRoute({
  method: 'get',
  path: '/admin/approvals',
  operationId: 'listApprovals',
  summary: 'List approval requests, newest first. SUPERADMINS only.',
  query: pageQuery,
  answer: pageOf(approvalRequest).extend({
    worthWithoutApproval,
    people: z.array(person).meta({
      description: 'The superadmins of these requests, and the players whose balances they correct.',
    }),
  }),
  refusals: ['session/forbidden'],
});

export const approveRequest = defineRoute({
  method: 'post',
  path: '/admin/approvals/{id}/approval',
  operationId: 'approveRequest',
  needsRecentSignIn: true,
  summary:
    'Approve and apply the request of another superadmin, once. Your own request is refused, and a request of a former superadmin lapses. SUPERADMINS only.',
  parameters: z.strictObject({ id }),
  body: z.strictObject({}),
  answer,
  refusals: [
    'session/forbidden',
    'approvals/unknown-request',
    'approvals/own-request',
    'approvals/asker-not-superadmin',
    'approvals/not-waiting',
    'approvals/conflict',
    'player/unknown-player',
    'wallet/insufficient-funds',
    'cart/unknown-product',
    'odds/not-a-mystery-prize',
    'odds/weights-invalid',
    'odds/prize-not-possible',
  ],
});

export const declineRequest = defineRoute({
  method: 'post',
  path: '/admin/approvals/{id}/decline',
  operationId: 'declineRequest',
  needsRecentSignIn: true,
  summary: 'Decline a request, or withdraw your own. SUPERADMINS only.',
  parameters: z.strictObject({ id }),
  body: z.strictObject({}),
  answer,
  refusals: [
    'session/forbidden',
    'approvals/unknown-request',
    'approvals/asker-not-superadmin',
    'approvals/not-waiting',
  ],
});

export const adminApprovalContracts = [
  requestAdjustment,
  requestOdds,
  listApprovals,
  approveRequest,
  declineRequest,
];
