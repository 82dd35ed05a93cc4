import * as z from 'zod';
import { readerOf } from '../template/resource-properties';
import { type EventPattern, eventPattern } from './event-pattern';

/** A function or queue that receives the events of a rule; `input`, if set, is sent in place of the event. */
export interface Target {
  readonly arn: string;
  readonly input: string | undefined;
}

interface Rule {
  readonly logicalId: string;
  readonly arn: string;
  readonly targets: readonly Target[];
}

/** A rule that sends an event at a fixed rate. */
export interface ScheduledRule extends Rule {
  readonly everyMs: number;
}

/** A rule that matches events by a pattern. */
export interface PatternRule extends Rule {
  readonly pattern: EventPattern;
}

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
export function readRule(logicalId: string, properties: unknown, arn: string): ScheduledRule | PatternRule {
  const read = readRuleProperties(logicalId, properties);
  const { ScheduleExpression: schedule, EventPattern: pattern } = read;
  const targets = read.Targets.map(({ Arn, Input }) => ({ arn: Arn, input: Input }));
  const rule = { logicalId, arn, targets };
  if (pattern && schedule === undefined) return { ...rule, pattern };
  if (pattern || schedule === undefined)
    throw new Error(`${logicalId}: a rule needs either a schedule or an event pattern.`);
  const [, count, unit = ''] = /^rate\((\d+) ([a-z]+?)s?\)$/.exec(schedule) ?? [];
  return { ...rule, everyMs: Number(count) * (unitMs[unit] ?? NaN) };
}
