import * as z from 'zod';
import { defineRoute } from '../route-contract';
import { player, reason } from '../wallet/admin-routes';
import { purchase } from './shapes';

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
  answer: z.object({ purchase }),
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

export const adminCoinContracts = [refundPurchase];
