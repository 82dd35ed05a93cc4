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
    id: z.string().meta({ description: 'Sorts by time.' }),
    packageId: z.string(),
    priceCents: count,
    gold: count,
    sweeps: hundredths.meta({
      description: 'What comes with it for nothing, in hundredths; 0 for whoever may not get any.',
    }),
    state: z.enum(purchaseStates),
    createdAt: instant,
    timeline: z.array(step).meta({ description: 'From the first step to the last.' }),
    receiptNumber: z.string().nullable().meta({ description: 'Null before its coins came.' }),
    refundedCents: count.meta({ description: 'What went back of the price so far.' }),
    payableUntil: instant.nullable().meta({ description: 'Null where it cannot be paid any more.' }),
    checkoutUrl: z.string().nullable().meta({
      description: 'Where it can be paid; null where it cannot any more.',
    }),
  })
  .meta({ id: 'Purchase' });

export const purchaseParameters = z.strictObject({ id: z.string().min(1).max(64) });
