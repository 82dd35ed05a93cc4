import * as z from 'zod';

/**
 * A whole number in a query string: digits only. Other forms that JavaScript accepts as a number, such as `0x10`, `1e1` or a leading space,
 * are refused.
 *
 * @param range  the allowed numbers, such as `z.int().min(1)`
 */
export function queryNumber(range: z.ZodInt) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    range,
  );
}
