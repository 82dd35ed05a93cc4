import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEventRules, type EventRules, type EventRuleSettings } from '../../lib/local/events/event-rules';
import { createManualClock, type ManualClock } from './manual-clock';

const functionArn = 'arn:aws:lambda:us-east-1:000000000000:function:sweep';
const everyMinute = { ScheduleExpression: 'rate(1 minute)', Targets: [{ Arn: functionArn, Id: 'Target0' }] };

let clock: ManualClock;
let invoked: { name: string; event: unknown }[];
let rules: EventRules;

beforeEach(() => {
  clock = createManualClock('2026-03-01T12:00:00.250Z');
  invoked = [];
  rules = open();
});

afterEach(() => rules.close());

function open(more: Partial<EventRuleSettings> = {}): EventRules {
  return openEventRules({
    clock,
    deliver: (name, event) => void invoked.push({ name, event }),
    admits: () => true,
    ...more,
  });
}

const minutes = (count: number) => clock.advance(count * 60_000);

describe('a scheduled rule', () => {
  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-run-lambda-schedule.html
  it('passes time and rule to its function', async () => {
    const { arn } = rules.add('Rule', 'Fixture-Rule', everyMinute);
    rules.start();

    await minutes(1);

    expect(arn).toBe('arn:aws:events:us-east-1:000000000000:rule/Fixture-Rule');
    expect(invoked).toEqual([
      {
        name: functionArn,
        event: {
          version: '0',
          id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          account: '000000000000',
          time: '2026-03-01T12:01:00Z',
          region: 'us-east-1',
          resources: [arn],
          detail: {},
        },
      },
    ]);
  });

  it.each([
    ['rate(1 minute)', 1],
    ['rate(15 minutes)', 15],
    ['rate(1 hour)', 60],
    ['rate(2 days)', 2 * 24 * 60],
  ])('of %s fires first after one interval, then after each', async (ScheduleExpression, interval) => {
    rules.add('Rule', 'rule', { ...everyMinute, ScheduleExpression });
    rules.start();

    await clock.advance(interval * 60_000 - 1);
    const early = invoked.length;
    await clock.advance(1);
    await minutes(2 * interval);

    expect([early, invoked.length]).toEqual([0, 3]);
  });

  it("passes the template's input instead of the event", async () => {
    const Targets = [{ Arn: functionArn, Id: 'Target0', Input: '{"sweep": true}' }];
    rules.add('Rule', 'rule', { ...everyMinute, Targets });
    rules.start();

    await minutes(1);

    expect(invoked).toEqual([{ name: functionArn, event: { sweep: true } }]);
  });

  it('does nothing after the close', async () => {
    rules.add('Rule', 'rule', everyMinute);
    rules.start();
    await rules.close();

    await minutes(10);

    expect(invoked).toEqual([]);
  });

  it('fires at once on request, and still at its rate', async () => {
    rules.add('Rule', 'rule', everyMinute);
    rules.start();

    const found = ['rule', 'nobody'].map((name) => rules.schedules.runNow(name));
    const times = invoked.map(({ event }) => (event as { time: string }).time);
    await minutes(1);

    expect(found).toEqual([true, false]);
    expect(times).toEqual(['2026-03-01T12:00:00Z']);
    expect(invoked).toHaveLength(2);
    expect(rules.schedules.list()).toEqual([{ name: 'rule', targetArns: [functionArn], everyMs: 60_000 }]);
  });

  it('fires at the scaled interval', async () => {
    const hasty = open({ intervalScale: 1 / 60 });
    hasty.add('Rule', 'rule', everyMinute);
    hasty.start();

    await clock.advance(5000);
    await hasty.close();

    expect(invoked).toHaveLength(5);
  });
});

describe('a start fails', () => {
  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-lambda-permissions
  it('for a target that does not admit the rule', () => {
    const checks: string[][] = [];
    const admits = (...names: string[]) => checks.push(names) < 0;
    const closed = open({ admits });
    const { arn } = closed.add('Rule', 'rule', everyMinute);

    expect(() => closed.start()).toThrow('Rule: ');
    expect(checks).toEqual([[functionArn, arn]]);
  });

  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
  it.each([
    ['a cron expression', { ScheduleExpression: 'cron(0 12 * * ? *)' }, 'only rate(…)'],
    ['several of one unit', { ScheduleExpression: 'rate(5 minute)' }, 'only rate(…)'],
    ['one of several units', { ScheduleExpression: 'rate(1 minutes)' }, 'only rate(…)'],
    ['no interval', { ScheduleExpression: 'rate(0 minutes)' }, 'only rate(…)'],
    [
      'a time and an event',
      { EventPattern: { source: ['aws.s3'] } },
      'either a schedule or an event pattern',
    ],
    [
      'a pattern that asks for more than texts and their beginnings',
      { EventPattern: { detail: { size: [{ numeric: ['>', 0] }] } } },
      'EventPattern',
    ],
    ['another bus', { EventBusName: 'bus' }, 'EventBusName'],
    ['a name of its own', { Name: 'sweep' }, 'Name'],
    ['a switch that is off', { State: 'DISABLED' }, 'State'],
    [
      'another kind of target',
      { Targets: [{ Arn: 'arn:aws:sns:us-east-1:0:t', Id: 'a' }] },
      'only functions',
    ],
    ['a FIFO queue', { Targets: [{ Arn: 'arn:aws:sqs:us-east-1:0:q.fifo', Id: 'a' }] }, 'a FIFO queue'],
    ['a retry policy', { Targets: [{ Arn: functionArn, Id: 'a', RetryPolicy: {} }] }, 'RetryPolicy'],
  ])('for %s', (_what, more, message) => {
    expect(() => rules.add('Rule', 'rule', { ...everyMinute, ...more })).toThrow(message);
  });
});

// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns.html
describe('a rule with a pattern', () => {
  const pattern = {
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { bucket: { name: ['files'] }, object: { key: [{ prefix: 'quarantine/' }] } },
  };
  const created = (bucket: string, key: string) => ({
    source: 'aws.s3',
    'detail-type': 'Object Created',
    resources: [`arn:aws:s3:::${bucket}`],
    detail: { bucket: { name: bucket }, object: { key, size: 3, etag: 'e' } },
  });
  const add = () => rules.add('Rule', 'rule', { EventPattern: pattern, Targets: everyMinute.Targets });

  it('passes the event to its function with source and time', () => {
    add();

    rules.emit(created('files', 'quarantine/a.jpg'));

    expect(invoked).toEqual([
      {
        name: functionArn,
        event: {
          ...created('files', 'quarantine/a.jpg'),
          version: '0',
          id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
          account: '000000000000',
          time: '2026-03-01T12:00:00Z',
          region: 'us-east-1',
        },
      },
    ]);
  });

  it.each([
    ['of another bucket', created('others', 'quarantine/a.jpg')],
    ['of another key', created('files', 'media/quarantine/')],
    ['of another kind', { ...created('files', 'quarantine/a.jpg'), 'detail-type': 'Object Deleted' }],
    ['that lacks the field', { ...created('files', 'quarantine/a.jpg'), detail: {} }],
  ])('ignores %s', (_what, event) => {
    add();

    rules.emit(event);

    expect(invoked).toEqual([]);
  });
});
