import * as z from 'zod';

/** A value of an event's field has to be one of these, or begin so. */
const values = z
  .array(
    z.union([z.string(), z.strictObject({ prefix: z.string() })], {
      error: 'only exact texts and {"prefix": …} are emulated',
    }),
  )
  .min(1);

type Values = z.infer<typeof values>;

/** Fields that an event must have, each with what it may hold; any other field may be anything. */
export interface EventPattern {
  readonly [field: string]: Values | EventPattern;
}

/** Reads the pattern of a rule. */
export const eventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([values, eventPattern])),
);

/**
 * Whether an event is one that a rule waits for.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
 */
export function matches(pattern: EventPattern, event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false;
  return Object.entries(pattern).every(([field, expected]) => {
    const value = (event as Record<string, unknown>)[field];
    return Array.isArray(expected)
      ? expected.some((each) => isValue(each as Values[number], value))
      : matches(expected as EventPattern, value);
  });
}

function isValue(expected: Values[number], value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return typeof expected === 'string' ? value === expected : value.startsWith(expected.prefix);
}
