import { randomUUID } from 'node:crypto';
import { account, localArn } from '../template/account';
import type { Clock } from '../time/clock';
import { createClosing } from '../time/closing';
import { matches } from './event-pattern';
import { type PatternRule, readRule, type ScheduledRule, type Target } from './resources';

export interface EventRuleSettings {
  readonly clock: Clock;
  /** Invokes a function with an event, or sends it to a queue, without waiting. */
  readonly deliver: (targetArn: string, event: unknown) => void;
  /** Whether the policy of the function or queue admits the rule. */
  readonly admits: (targetArn: string, ruleArn: string) => boolean;
  /** Factor by which every interval is multiplied. @default 1 */
  readonly intervalScale?: number;
}

/** A scheduled rule and its state. */
export interface Schedule {
  readonly name: string;
  /** Functions and queues. */
  readonly targetArns: readonly string[];
  /** Milliseconds between two events. */
  readonly everyMs: number;
}

/** Rules with a schedule. */
export interface Schedules {
  list(): readonly Schedule[];
  /** Sends the event of a rule now, in addition to its rate. @returns whether there is a rule of the name */
  runNow(name: string): boolean;
}

/** An event of a service; the bus adds id, time, account and region. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  readonly detail: object;
}

/** The rules of a template, with a schedule or a pattern. */
export interface EventRules {
  /** Sends an event to every target of a rule whose pattern matches it, without waiting. */
  emit(event: BusEvent): void;
  readonly schedules: Schedules;
  /** @throws Error naming what is not emulated */
  add(logicalId: string, name: string, properties: unknown): { readonly name: string; readonly arn: string };
  /**
   * Starts all scheduled rules; the first event of each comes after one interval.
   *
   * @throws Error when a target does not admit its rule: in the cloud the events would silently be lost
   */
  start(): void;
  close(): Promise<void>;
}

export function openEventRules(settings: EventRuleSettings): EventRules {
  const { clock, deliver, admits, intervalScale = 1 } = settings;
  const scheduled: (ScheduledRule & { readonly name: string })[] = [];
  const waiting: PatternRule[] = [];
  const closing = createClosing();
  const running: Promise<void>[] = [];

  return {
    emit(busEvent) {
      const event = eventOf(busEvent, clock.now());
      for (const { pattern, targets } of waiting) if (matches(pattern, event)) send(targets, event);
    },

    schedules: {
      list: () =>
        scheduled.map((rule) => ({
          name: rule.name,
          targetArns: rule.targets.map((target) => target.arn),
          everyMs: rule.everyMs * intervalScale,
        })),
      runNow(name) {
        const rule = scheduled.find((known) => known.name === name);
        if (rule) fire(rule, clock.now());
        return rule !== undefined;
      },
    },

    add(logicalId, name, properties) {
      const arn = localArn('events', `rule/${name}`);
      const rule = readRule(logicalId, properties, arn);
      if ('pattern' in rule) waiting.push(rule);
      else scheduled.push({ ...rule, name });
      return { name, arn };
    },

    start() {
      for (const { logicalId, arn, targets } of [...scheduled, ...waiting]) {
        const closed = targets.find((target) => !admits(target.arn, arn));
        if (closed) throw new Error(`${logicalId}: ${closed.arn} has no permission that admits it.`);
      }
      running.push(...scheduled.map(run));
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
      fire(rule, new Date(dueAtMs));
      // Events missed while the machine slept are skipped.
      dueAtMs = Math.max(dueAtMs + everyMs, clock.now().getTime());
    }
  }

  /** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-run-lambda-schedule.html */
  function fire({ arn, targets }: ScheduledRule, at: Date): void {
    const busEvent = { 'detail-type': 'Scheduled Event', source: 'aws.events', resources: [arn], detail: {} };
    send(targets, eventOf(busEvent, at));
  }

  function send(targets: readonly Target[], event: object): void {
    for (const { arn, input } of targets)
      deliver(arn, input === undefined ? event : (JSON.parse(input) as unknown));
  }

  /** https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
  function eventOf(busEvent: BusEvent, at: Date): object {
    const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
    const { accountId, region } = account;
    return { version: '0', id: randomUUID(), account: accountId, time, region, ...busEvent };
  }
}
