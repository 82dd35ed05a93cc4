import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/** A rule that sends an event at a fixed rate, or one that matches events by a pattern. */
export interface Rule {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
  /** Functions and queues that receive its events; `input`, if set, is sent in place of the event. */
  readonly targets: readonly { readonly arn: string; readonly input: string | undefined }[];
  readonly everyMs: number | undefined;
  readonly pattern: EventPattern | undefined;
}

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
interface EventPattern {
  readonly [field: string]: Values | EventPattern;
}

const eventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([values, eventPattern])),
);

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const ruleProperties = z.strictObject({
  EventPattern: eventPattern.optional(),
  ScheduleExpression: z
    .string()
    // `1` with the singular unit, or a larger number with the plural:
    // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
    .regex(
      /^rate\((1 (minute|hour|day)|(?!1 )[1-9]\d* (minutes|hours|days))\)$/,
      'only rate(…) of minutes, hours or days is emulated',
    )
    .optional(),
  State: z.literal('ENABLED').optional(),
  Targets: z
    .array(
      z.strictObject({
        Arn: z
          .string()
          .regex(/^arn:aws:(lambda|sqs):/, 'only functions and queues are targets here')
          .refine((arn) => !arn.endsWith('.fifo'), 'a FIFO queue needs the group of a message'),
        Id: z.string(),
        Input: z.string().optional(),
      }),
    )
    .max(5)
    .default([]),
});

const readRuleProperties = readerOf('AWS::Events::Rule', ruleProperties, {
  Description: 'a label',
  Tags: 'labels',
});

/**
 * Reads an `AWS::Events::Rule` with a schedule or a pattern.
 *
 * @param properties  with intrinsics resolved
 * @throws Error for a property that is not emulated, including cron expressions, and for a rule with both or neither
 */
export function readRule(
  logicalId: string,
  properties: unknown,
): Pick<Rule, 'targets' | 'everyMs' | 'pattern'> {
  const { ScheduleExpression, EventPattern, Targets } = readRuleProperties(logicalId, properties);
  if ((ScheduleExpression === undefined) === (EventPattern === undefined))
    throw new Error(`${logicalId}: a rule needs either a schedule or an event pattern.`);
  const [, count, unit = ''] = /^rate\((\d+) ([a-z]+?)s?\)$/.exec(ScheduleExpression ?? '') ?? [];
  return {
    targets: Targets.map(({ Arn, Input }) => ({ arn: Arn, input: Input })),
    everyMs: count === undefined ? undefined : Number(count) * (unitMs[unit] ?? NaN),
    pattern: EventPattern,
  };
}

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
