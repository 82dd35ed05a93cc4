import * as z from 'zod/mini';
import { parseCodePattern } from '#domain/rewards/code-pattern';
import { reasonFields } from '../wallet/fields';

/*
 * Bodies of the forms for gift codes. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** Longer than any printed gift code. */
const longestCode = 100;
/** Lines of one request. */
export const mostLines = 500;

/** Codes for a pool. */
export const codesFields = {
  codes: z
    .array(z.string().check(z.trim(), z.maxLength(longestCode)))
    .check(
      z.minLength(1),
      z.maxLength(mostLines),
      z.meta({ description: 'One code per line. Empty lines are skipped.' }),
    ),
};

/** What codes of a pool must match. */
export const patternFields = {
  pattern: z
    .nullable(
      z.string().check(
        z.trim(),
        z.maxLength(longestCode),
        z.refine((pattern) => parseCodePattern(pattern) !== null, {
          error: 'Enter a pattern such as AAAA-9999, with a letter, a digit or * at least once.',
        }),
      ),
    )
    .check(
      z.meta({
        description:
          '`A` is a letter, `9` a digit, `*` either; any other character, and one after `\\`, is itself. Null accepts every code.',
      }),
    ),
};

/** The voiding of a batch. */
export const voidFields = { reason: reasonFields.reason };
