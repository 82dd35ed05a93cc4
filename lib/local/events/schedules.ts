import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';

import type { Clock } from './clock';
import { readRule, type ScheduledRule } from './rule-properties';

export interface ScheduleSettings {
  readonly region: string;
  readonly accountId: string;
  readonly clock: Clock;
  /** Hands an event to a function and does not wait for it. */
  readonly invoke: (functionArn: string, event: unknown) => void;
  /** Whether the function lets the rule invoke it. */
  readonly mayInvoke: (functionArn: string, ruleArn: string) => boolean;
  /** Every interval is so many times as long as the template says. @default 1 */
  readonly intervalScale?: number;
}

/** The scheduled rules of a template. */
export interface Schedules {
  /** @throws Error naming what is not emulated */
  add(logicalId: string, name: string, properties: unknown): { readonly name: string; readonly arn: string };
  /**
   * Lets time run for all rules; the first event of each comes after one interval.
   *
   * @throws Error when a function does not let its rule invoke it: in the cloud nothing would ever happen
   */
  start(): void;
  close(): Promise<void>;
}

export function openSchedules(settings: ScheduleSettings): Schedules {
  const { region, accountId, clock, invoke, mayInvoke, intervalScale = 1 } = settings;
  const rules: ScheduledRule[] = [];
  const closing = new AbortController();
  // Every wait listens to it, and there is no bound to how many wait.
  setMaxListeners(0, closing.signal);
  const running: Promise<void>[] = [];

  return {
    add(logicalId, name, properties) {
      const { Name = name } = properties as { Name?: string };
      const arn = `arn:aws:events:${region}:${accountId}:rule/${Name}`;
      rules.push(readRule(logicalId, properties, arn));
      return { name: Name, arn };
    },

    start() {
      for (const { logicalId, arn, targets } of rules) {
        const closed = targets.find(({ functionArn }) => !mayInvoke(functionArn, arn));
        if (closed)
          throw new Error(`${logicalId}: ${closed.functionArn} has no permission that lets it invoke it.`);
      }
      running.push(...rules.filter(({ isEnabled }) => isEnabled).map(run));
    },

    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };

  async function run(rule: ScheduledRule): Promise<void> {
    const everyMs = rule.everyMs * intervalScale;
    let dueAtMs = clock.now().getTime() + everyMs;
    for (;;) {
      await clock.sleep(dueAtMs - clock.now().getTime(), closing.signal);
      if (closing.signal.aborted) return;
      const event = scheduledEvent(rule, new Date(dueAtMs));
      for (const { functionArn, input } of rule.targets) {
        invoke(functionArn, input === undefined ? event : JSON.parse(input));
      }
      // A machine that slept does not catch up on what it missed.
      dueAtMs = Math.max(dueAtMs + everyMs, clock.now().getTime());
    }
  }

  /** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-run-lambda-schedule.html */
  function scheduledEvent({ arn }: ScheduledRule, at: Date): object {
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: accountId,
      time: at.toISOString().replace(/\.\d+Z$/, 'Z'),
      region,
      resources: [arn],
      detail: {},
    };
  }
}
