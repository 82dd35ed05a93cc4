import * as z from 'zod';
import { purchaseReasons, purchaseStates } from '#domain/coins/purchase';
import { count, instant, hundredths } from '../shapes';

/** Shapes that several contracts of Get Coins share. */

const step = z
  .object({
    state: z.enum(purchaseStates),
    at: instant,
    reason: z.enum(purchaseReasons).nullable(),
  })
  .meta({ id: 'PurchaseStep' });

/** A purchase in its current state. */
export const purchase = z
  .object({
    id: z.string().meta({ description: 'Ids sort by time.' }),
    packageId: z.string(),
    priceCents: count,
    gold: count,
    sweeps: hundredths.meta({
      description: 'Free Sweeps Coins, in hundredths; 0 for a player who is not eligible.',
    }),
    state: z.enum(purchaseStates),
    createdAt: instant,
    timeline: z.array(step).meta({ description: 'All steps, oldest first.' }),
    receiptNumber: z.string().nullable().meta({ description: 'Null until the coins are credited.' }),
    refundedCents: count.meta({ description: 'Refunded part of the price, in US cents.' }),
    payableUntil: instant.nullable().meta({ description: 'Null if it can no longer be paid.' }),
    checkoutUrl: z.string().nullable().meta({
      description: 'Where to pay; null if it can no longer be paid.',
    }),
  })
  .meta({ id: 'Purchase' });

export const purchaseParameters = z.strictObject({ id: z.string().min(1).max(64) });
