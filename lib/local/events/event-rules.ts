import { randomUUID } from 'node:crypto';
import { account, localArn } from '../template/account';
import type { Clock } from '../time/clock';
import { createClosing } from '../time/closing';
import { matches, readRule, type Rule } from './resources';

export interface EventRuleSettings {
  readonly clock: Clock;
  /** Invokes a function with an event, or sends it to a queue, without waiting. */
  readonly deliver: (targetArn: string, event: unknown) => void;
  /** Whether the policy of the function or queue admits the rule. */
  readonly admits: (targetArn: string, ruleArn: string) => boolean;
  /** Factor by which every interval is multiplied. @default 1 */
  readonly intervalScale?: number;
}

/** An event of a service; the bus adds id, time, account and region. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  readonly detail: object;
}

export type EventRules = ReturnType<typeof openEventRules>;
export type Schedules = EventRules['schedules'];

/** The rules of a template, with a schedule or a pattern. */
export function openEventRules({ clock, deliver, admits, intervalScale = 1 }: EventRuleSettings) {
  const rules: Rule[] = [];
  const closing = createClosing();
  const running: Promise<void>[] = [];
  const scheduled = () =>
    rules.flatMap(({ everyMs, ...rule }) =>
      everyMs === undefined ? [] : [{ ...rule, everyMs: everyMs * intervalScale }],
    );

  return {
    /** Sends an event to every target of a rule whose pattern matches it, without waiting. */
    emit(busEvent: BusEvent): void {
      const event = eventOf(busEvent, clock.now());
      for (const rule of rules) if (rule.pattern && matches(rule.pattern, event)) send(rule, event);
    },

    /** Rules with a schedule. */
    schedules: {
      list: () =>
        scheduled().map(({ name, targets, everyMs }) => ({
          name,
          targetArns: targets.map(({ arn }) => arn),
          everyMs,
        })),
      /** Sends the event of a rule now, in addition to its rate. @returns whether there is a rule of the name */
      runNow(name: string): boolean {
        const rule = scheduled().find((known) => known.name === name);
        if (rule) fire(rule, clock.now());
        return rule !== undefined;
      },
    },

    /** @throws Error naming what is not emulated */
    add(logicalId: string, name: string, properties: unknown): Pick<Rule, 'name' | 'arn'> {
      const arn = localArn('events', `rule/${name}`);
      rules.push({ logicalId, name, arn, ...readRule(logicalId, properties) });
      return { name, arn };
    },

    /**
     * Starts all scheduled rules; the first event of each comes after one interval.
     *
     * @throws Error when a target does not admit its rule: in the cloud the events would silently be lost
     */
    start(): void {
      for (const { logicalId, arn, targets } of rules) {
        const closed = targets.find((target) => !admits(target.arn, arn));
        if (closed) throw new Error(`${logicalId}: ${closed.arn} has no permission that admits it.`);
      }
      running.push(...scheduled().map(run));
    },

    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };

  async function run(rule: Omit<Rule, 'everyMs'> & { readonly everyMs: number }): Promise<void> {
    let dueAtMs = clock.now().getTime() + rule.everyMs;
    for (;;) {
      await clock.sleep(dueAtMs - clock.now().getTime(), closing.signal);
      if (closing.signal.aborted) return;
      fire(rule, new Date(dueAtMs));
      // Events missed while the machine slept are skipped.
      dueAtMs = Math.max(dueAtMs + rule.everyMs, clock.now().getTime());
    }
  }

  /** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-run-lambda-schedule.html */
  function fire(rule: Pick<Rule, 'arn' | 'targets'>, at: Date): void {
    const resources = [rule.arn];
    const busEvent = { 'detail-type': 'Scheduled Event', source: 'aws.events', resources, detail: {} };
    send(rule, eventOf(busEvent, at));
  }

  function send({ targets }: Pick<Rule, 'targets'>, event: object): void {
    for (const { arn, input } of targets)
      deliver(arn, input === undefined ? event : (JSON.parse(input) as unknown));
  }
}

/** https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
function eventOf(busEvent: BusEvent, at: Date): object {
  const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const { accountId, region } = account;
  return { version: '0', id: randomUUID(), account: accountId, time, region, ...busEvent };
}
