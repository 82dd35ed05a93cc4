import * as z from 'zod';

/**
 * A whole number as a query carries it: digits and nothing else. What JavaScript would also take for a number, such as `0x10`,
 * `1e1` or a space before it, is refused.
 *
 * @param range  what the number may be, such as `z.int().min(1)`
 */
export function queryNumber(range: z.ZodInt) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    range,
  );
}
