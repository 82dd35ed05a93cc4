import * as z from 'zod';

/** A field's value must equal one of these, or start with a given prefix. */
const values = z
  .array(
    z.union([z.string(), z.strictObject({ prefix: z.string() })], {
      error: 'only exact texts and {"prefix": …} are emulated',
    }),
  )
  .min(1);

type Values = z.infer<typeof values>;

/** Required fields of an event with their allowed values; other fields are ignored. */
export interface EventPattern {
  readonly [field: string]: Values | EventPattern;
}

export const eventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([values, eventPattern])),
);

/**
 * Whether an event matches the pattern of a rule.
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
