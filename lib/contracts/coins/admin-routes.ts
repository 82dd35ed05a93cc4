import * as z from 'zod';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { player, reason } from '../wallet/admin-routes';
import { adminPurchase } from './admin-purchase-shapes';

export const listPlayerPurchases = defineRoute({
  method: 'get',
  path: '/admin/players/{player}/purchases',
  operationId: 'listPlayerPurchases',
  summary: 'List the coin purchases of a player, newest first.',
  parameters: z.strictObject({ player }),
  query: pageQuery,
  answer: pageOf(adminPurchase),
  refusals: ['session/forbidden', 'player/unknown-player'],
});

export const refundPurchase = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/purchases/{purchase}/refund',
  operationId: 'refundPurchase',
  needsRecentSignIn: true,
  summary:
    'Refund the rest of a purchase: take its coins back, then return the money through the payment provider. SUPERADMINS only.',
  parameters: z.strictObject({ player, purchase: z.string().min(1).max(64) }),
  body: z.strictObject({ reason }),
  idempotent: true,
  answer: z.object({ purchase: adminPurchase }),
  refusals: [
    'session/forbidden',
    'player/unknown-player',
    'coins/unknown-purchase',
    'coins/not-credited',
    'coins/already-refunded',
    'coins/purchase-disputed',
    'coins/refund-coins-spent',
    'coins/refund-refused',
  ],
});

export const settleGivenUpRefund = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/purchases/{purchase}/refund-settlement',
  operationId: 'settleGivenUpRefund',
  needsRecentSignIn: true,
  summary:
    'Mark a refund that was given up as settled. It moves neither coins nor money, and a repeat changes nothing. SUPERADMINS only.',
  parameters: refundPurchase.parameters,
  body: z.strictObject({
    reason,
    givenUpAt: z.iso.datetime().meta({
      description: 'When the refund was given up; another that was given up later stays open.',
    }),
  }),
  answer: z.object({ settledAt: instant }),
  refusals: ['session/forbidden', 'coins/unknown-purchase', 'coins/refund-not-given-up'],
});

export const adminCoinContracts = [listPlayerPurchases, refundPurchase, settleGivenUpRefund];
