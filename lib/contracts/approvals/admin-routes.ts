import * as z from 'zod';
import { approvalStatuses, lapseReasons, lapsesAfterHours } from '#domain/approvals/approval-request';
import { spendableAccounts } from '#domain/wallet/account';
import { outcomeRequests, product } from '../draws/admin-routes';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { adjustment, player } from '../wallet/admin-routes';

const act = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('adjustment'),
    player,
    account: z.enum(spendableAccounts),
    amount: z.int().meta({ description: 'Gives above zero, takes below, in the smallest unit of the coin.' }),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('odds'),
    product,
    outcomes: outcomeRequests,
    version: z.int().min(1),
    price: z.int().meta({ description: 'Of a piece, in hundredths of a Sweeps Coin.' }),
    expectedWorth: z.number().meta({ description: 'Of a piece on average, in hundredths.' }),
  }),
]);

/** A request of one superadmin that another one decides. */
export const approvalRequest = z
  .object({
    id: z.string().meta({ description: 'Sorts by when it was asked.' }),
    act,
    status: z.enum(approvalStatuses),
    askedBy: z.string(),
    askedAt: instant,
    lapsesAt: instant.meta({ description: `Asked for ${lapsesAfterHours} hours before.` }),
    lapsedBecause: z
      .enum(lapseReasons)
      .nullable()
      .meta({ description: 'Of a lapsed request: time ran out, or its asker stopped being a superadmin.' }),
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
    'Asks for a correction that is more than one superadmin may make alone; another one approves or declines it. SUPERADMINS only.',
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
    'Asks for odds by which a piece is worth more than it costs, or less than 60 % of that; another superadmin approves or declines them. SUPERADMINS only.',
  parameters: z.strictObject({ id: product }),
  body: z.strictObject({ outcomes: outcomeRequests }),
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
  summary: 'What superadmins asked each other for, newest first. SUPERADMINS only.',
  query: pageQuery,
  answer: pageOf(approvalRequest),
  refusals: ['session/forbidden'],
});

export const approveRequest = defineRoute({
  method: 'post',
  path: '/admin/approvals/{id}/approval',
  operationId: 'approveRequest',
  needsRecentSignIn: true,
  summary:
    'Does what another superadmin asked for, once however often it is approved. An own request is refused, and that of a former superadmin lapses. SUPERADMINS only.',
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
  summary: 'Declines what a superadmin asked for; whoever asked withdraws it so. SUPERADMINS only.',
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
