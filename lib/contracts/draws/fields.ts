import * as z from 'zod/mini';
import { mostWinners } from '#domain/rewards/draws/draw';
import { allParts, mostOutcomes } from '#domain/rewards/mystery/odds';
import { reasonFields } from '../wallet/fields';

/*
 * Bodies of the forms for draws. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

export const product = z.string().check(z.minLength(1), z.maxLength(128));

/** What an admin plans for a draw. */
export const planFields = {
  prize: z
    .string()
    .check(
      z.trim(),
      z.minLength(3),
      z.maxLength(120),
      z.meta({ description: 'Short description of the prize.' }),
    ),
  winners: z.int().check(z.minimum(1), z.maximum(mostWinners)),
  closesAt: z.iso.datetime({ offset: true, error: 'Enter a time such as 2026-12-01T18:00:00Z.' }),
};

/** A new draw of a product. */
export const drawFields = { product, ...planFields };

const weight = z.int().check(z.minimum(1), z.maximum(allParts), z.meta({ description: 'Parts of 10,000.' }));

/** What an outcome of a mystery prize gives, by its kind: Gold Coins, hundredths of a Sweeps Coin, or a product. */
export const outcomeFields = {
  gold: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  sweeps: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  product,
  weight,
};

/** The odds of a mystery prize. */
export const oddsFields = {
  outcomes: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('gold'), gold: outcomeFields.gold, weight }),
        z.strictObject({ kind: z.literal('sweeps'), sweeps: outcomeFields.sweeps, weight }),
        z.strictObject({ kind: z.literal('product'), product, weight }),
      ]),
    )
    .check(z.minLength(2), z.maxLength(mostOutcomes)),
};

/** The cancellation of a draw. */
export const cancellationFields = {
  reason: reasonFields.reason.check(z.meta({ description: 'Reason, shown to players.' })),
};
