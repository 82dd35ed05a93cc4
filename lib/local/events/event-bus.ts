import { randomUUID } from 'node:crypto';
import { type EventPattern, matches } from './event-pattern';

/** What a service tells the event bus; the bus itself adds id, time and where it is. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  readonly detail: object;
}

/** A rule that waits for events. */
export interface PatternRule {
  readonly logicalId: string;
  readonly arn: string;
  readonly isEnabled: boolean;
  readonly pattern: EventPattern;
  readonly targets: readonly { readonly functionArn: string; readonly input: string | undefined }[];
}

/** The account's event bus. */
export interface EventBus {
  /** Hands an event to every function whose rule waits for it, and waits for none of them. */
  emit(event: BusEvent): void;
}

/**
 * Makes the bus over rules that are still being added.
 * https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html
 */
export function openEventBus({
  rules,
  region,
  accountId,
  now,
  invoke,
}: {
  rules: readonly PatternRule[];
  region: string;
  accountId: string;
  now: () => Date;
  invoke: (functionArn: string, event: unknown) => void;
}): EventBus {
  return {
    emit(told) {
      const event = {
        version: '0',
        id: randomUUID(),
        account: accountId,
        time: now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        region,
        ...told,
      };
      for (const { isEnabled, pattern, targets } of rules) {
        if (!isEnabled || !matches(pattern, event)) continue;
        for (const { functionArn, input } of targets)
          invoke(functionArn, input === undefined ? event : (JSON.parse(input) as unknown));
      }
    },
  };
}
