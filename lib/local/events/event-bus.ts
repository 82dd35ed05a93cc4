import { randomUUID } from 'node:crypto';
import { type EventPattern, matches } from './event-pattern';

/** An event of a service; the bus adds id, time, account and region. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  readonly detail: object;
}

/** A rule that matches events by a pattern. */
export interface PatternRule {
  readonly logicalId: string;
  readonly arn: string;
  readonly pattern: EventPattern;
  readonly targets: readonly { readonly arn: string; readonly input: string | undefined }[];
}

export interface EventBus {
  /** Sends the event to every target of a rule that matches it, without waiting. */
  emit(event: BusEvent): void;
}

/**
 * Creates the bus; rules may be added later.
 * https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html
 */
export function openEventBus({
  rules,
  region,
  accountId,
  now,
  deliver,
}: {
  rules: readonly PatternRule[];
  region: string;
  accountId: string;
  now: () => Date;
  deliver: (targetArn: string, event: unknown) => void;
}): EventBus {
  return {
    emit(busEvent) {
      const event = {
        version: '0',
        id: randomUUID(),
        account: accountId,
        time: now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        region,
        ...busEvent,
      };
      for (const { pattern, targets } of rules) {
        if (!matches(pattern, event)) continue;
        for (const { arn, input } of targets)
          deliver(arn, input === undefined ? event : (JSON.parse(input) as unknown));
      }
    },
  };
}
