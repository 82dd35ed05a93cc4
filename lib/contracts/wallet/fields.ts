import * as z from 'zod/mini';
import { spendableAccounts } from '#domain/wallet/account';

/*
 * Bodies of the forms for a wallet. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** Why an admin does something. */
export const reasonFields = {
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(3),
      z.maxLength(200),
      z.meta({ description: 'Reason, which the player may see.' }),
    ),
};

/** A correction of a balance. */
export const adjustmentFields = {
  account: z.enum(spendableAccounts),
  amount: z.int().check(
    z.minimum(-1_000_000_000),
    z.maximum(1_000_000_000),
    z.refine((units) => units !== 0, 'Enter an amount other than zero.'),
    z.meta({
      description: 'A positive amount credits, a negative amount debits, in the smallest unit of the coin.',
    }),
  ),
  ...reasonFields,
};
