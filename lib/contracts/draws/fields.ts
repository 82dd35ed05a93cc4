import * as z from 'zod/mini';
import { mostWinners } from '#domain/rewards/draws/draw';
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

/** The cancellation of a draw. */
export const cancellationFields = {
  reason: reasonFields.reason.check(z.meta({ description: 'Reason, shown to players.' })),
};
