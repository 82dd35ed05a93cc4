import * as z from 'zod';
import { purchaseStates } from '#domain/coins/purchase';
import { count, instant } from '../shapes';

/** A purchase as admins see it, with what a refund would do and what became of the last one. */
export const adminPurchase = z
  .object({
    id: z.string(),
    packageId: z.string(),
    priceCents: count,
    gold: count,
    sweeps: count,
    state: z.enum(purchaseStates),
    at: instant,
    receiptNumber: z.string().nullable().meta({ description: 'Null until the coins are credited.' }),
    refundedCents: count,
    refundable: z.object({ cents: count, gold: count, sweeps: count }).nullable().meta({
      description: 'What a refund would return and take back; null when nothing can be refunded.',
    }),
    refundDue: z.object({ cents: count, failures: count }).nullable().meta({
      description:
        'Money of a refund that is still to be sent, and how often the bank did not accept it; null without one.',
    }),
    refundGivenUp: z
      .object({ cents: count, failures: count, at: instant, settledAt: instant.nullable() })
      .nullable()
      .meta({
        description:
          'The last refund if it was given up, which gave the coins back, and when an admin marked it as settled; null without one, or once another refund or a dispute followed.',
      }),
  })
  .meta({ id: 'AdminPurchase' });
