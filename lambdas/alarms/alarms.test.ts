import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { logLines } from '#lambdas/runtime/log';
import { alarmDeletion, alarmNotification } from './notification-fixture';
import { readAlarms } from './read-alarms';
import { recordAlarms } from './record-alarms';
import { createAlarmStore } from './stores/alarm-store';

const now = new Date('2026-11-26T12:00:00Z');

function setup() {
  const tables = createFakeTables();
  const alarms = createAlarmStore(tables.client, 'metrics');
  const log = vi.fn();
  const handler = recordAlarms({ alarms, log });
  const deliver = (...bodies: readonly string[]) => handler(eventOf(bodies));
  const read = async () => (await readAlarms({ alarms, now: () => now })).alarms;
  return { tables, log, deliver, read };
}

function eventOf(bodies: readonly string[]): SQSEvent {
  const Records = bodies.map((body, index) => ({
    messageId: `sqs-${index}`,
    receiptHandle: 'handle',
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '1795685427190',
      SenderId: 'AIDAIT2UOQQY3AUEKVGXU',
      ApproximateFirstReceiveTimestamp: '1795685427200',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:123456789012:alarms',
    awsRegion: 'us-east-1',
  }));
  return { Records };
}

const raised = (at: string, messageId = `raised ${at}`) => alarmNotification({ at, messageId });
const recovered = (at: string, messageId = `recovered ${at}`) =>
  alarmNotification({ state: 'OK', before: 'ALARM', at, messageId });

describe('recordAlarms', () => {
  it('records an alarm by its name in the stack, with its meaning and the time of the change', async () => {
    const { deliver, read } = setup();

    expect(await deliver(alarmNotification())).toEqual({ batchItemFailures: [] });

    expect(await read()).toEqual([
      {
        name: 'ErrorLines',
        meaning: 'A function logged an error.',
        raisedAt: '2026-11-26T09:30:27.123Z',
        recoveredAt: null,
        timesRaised: 1,
      },
    ]);
  });

  it('records a message once when SNS delivers it again', async () => {
    const { deliver, read } = setup();

    await deliver(alarmNotification(), alarmNotification());
    await deliver(alarmNotification());

    expect(await read()).toMatchObject([{ timesRaised: 1 }]);
  });

  it('keeps the later state when messages arrive in another order', async () => {
    const { deliver, read } = setup();

    await deliver(recovered('2026-11-26T10:00:00.000+0000'));
    await deliver(raised('2026-11-26T09:00:00.000+0000'));

    expect(await read()).toMatchObject([
      { raisedAt: '2026-11-26T09:00:00.000Z', recoveredAt: '2026-11-26T10:00:00.000Z' },
    ]);
  });

  it('keeps the last of several alarms, and counts all', async () => {
    const { deliver, read } = setup();

    await deliver(
      raised('2026-11-26T11:00:00.000+0000'),
      recovered('2026-11-26T10:00:00.000+0000'),
      raised('2026-11-26T09:00:00.000+0000'),
    );

    expect(await read()).toMatchObject([
      { raisedAt: '2026-11-26T11:00:00.000Z', recoveredAt: null, timesRaised: 2 },
    ]);
  });

  it('names an alarm that the stack did not name by its full name', async () => {
    const { deliver, read } = setup();

    await deliver(alarmNotification({ alarm: 'Added by hand', meaning: null }));

    expect(await read()).toMatchObject([{ name: 'Added by hand', meaning: '' }]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no notification', '{}'],
    ['no alarm', JSON.stringify({ Type: 'Notification', MessageId: '1', Message: 'hello' })],
    ['an unknown state', alarmNotification({ state: 'INSUFFICIENT_DATA' })],
    ['no time', alarmNotification({ at: 'yesterday' })],
    ['another event of an alarm', alarmDeletion('any', { operation: 'update' })],
  ])('returns a message with %s alone to the queue, which makes it a dead letter', async (_what, body) => {
    const { deliver, read, log } = setup();

    const answer = await deliver(body, alarmNotification());

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'sqs-0' }] });
    expect(log).toHaveBeenCalledWith(logLines.alarmNotRecorded, {
      error: expect.any(Error) as Error,
      messageId: 'sqs-0',
    });
    expect(await read()).toHaveLength(1);
  });

  it('lets changes expire after 30 days, and keeps the state of an alarm', async () => {
    const { deliver, tables } = setup();

    await deliver(alarmNotification());

    const items = tables.items('metrics');
    expect(items.map(({ subject }) => subject)).toEqual(['alarms', 'alarms']);
    expect(items.map(({ expiresAt }) => expiresAt)).toEqual([
      Math.ceil(Date.parse('2026-12-26T09:30:27.123Z') / 1_000),
      undefined,
    ]);
  });
});

describe('the deletion of an alarm', () => {
  const name = 'JadeHarbour-prod-ObservabilityErrorLines5B3F0A1C-1QK7WJ2M4D8XZ';
  const replacement = 'JadeHarbour-prod-ObservabilityErrorLines5B3F0A1C-0ZYXWVUTSRQPO';
  const change = (alarm: string, state: 'ALARM' | 'OK', time: string) =>
    alarmNotification({ alarm, state, at: `2026-11-26T${time}.000+0000`, messageId: `${alarm} ${time}` });
  const deleted = alarmDeletion(name, { at: '2026-11-26T10:00:00Z' });

  it('removes an active alarm, and keeps when it changed', async () => {
    const { deliver, read, tables } = setup();
    await deliver(change(name, 'ALARM', '09:00:00'));

    expect(await deliver(deleted)).toEqual({ batchItemFailures: [] });

    expect(await read()).toEqual([]);
    const changes = tables.items('metrics').filter(({ metric }) => String(metric).startsWith('change#'));
    expect(changes).toHaveLength(1);
  });

  it('stays when a message of an earlier change is processed after it, in any order', async () => {
    const { deliver, read } = setup();

    await deliver(deleted);
    await deliver(change(name, 'ALARM', '09:30:00'));
    await deliver(change(name, 'OK', '09:10:00'));

    expect(await read()).toEqual([]);
  });

  it('keeps the alarm of the same id that replaced the deleted one', async () => {
    const { deliver, read } = setup();
    await deliver(change(name, 'ALARM', '09:00:00'));
    await deliver(change(replacement, 'ALARM', '09:50:00'));

    await deliver(deleted);
    await deliver(change(name, 'ALARM', '09:55:00'));

    expect(await read()).toMatchObject([
      { name: 'ErrorLines', raisedAt: '2026-11-26T09:50:00.000Z', recoveredAt: null },
    ]);
  });

  it('keeps an alarm of another stage', async () => {
    const { deliver, read } = setup();
    await deliver(change(name, 'ALARM', '09:00:00'));

    await deliver(alarmDeletion('JadeHarbour-dev-ObservabilityErrorLines5B3F0A1C-1QK7WJ2M4D8XZ'));

    expect(await read()).toMatchObject([{ name: 'ErrorLines', recoveredAt: null }]);
  });

  it('keeps an alarm that was created later under the full name, also when it is delivered late', async () => {
    const { deliver, read } = setup();
    await deliver(deleted);
    await deliver(change(name, 'ALARM', '10:30:00'));

    await deliver(deleted);

    expect(await read()).toMatchObject([{ raisedAt: '2026-11-26T10:30:00.000Z' }]);
  });

  it('is remembered for 30 days, and without end once the alarm exists again', async () => {
    const { deliver, tables } = setup();
    const expiry = () =>
      tables.items('metrics').find(({ metric }) => metric === `alarm#${name}`)?.['expiresAt'];

    await deliver(deleted);
    expect(expiry()).toBe(Date.parse('2026-12-26T10:00:00Z') / 1_000);
    await deliver(change(name, 'ALARM', '10:30:00'));

    expect(expiry()).toBeUndefined();
  });
});

describe('readAlarms', () => {
  const alarm = (name: string, state: 'ALARM' | 'OK', at: string) =>
    alarmNotification({
      messageId: `${name} ${at}`,
      alarm: `JadeHarbour-prod-Observability${name}5B3F0A1C-1QK7WJ2M4D8XZ`,
      state,
      at,
    });

  it('returns an alarm since its start while it lasts, however long', async () => {
    const { deliver, read } = setup();

    await deliver(alarm('RelayBehind', 'ALARM', '2026-09-01T08:00:00.000+0000'));

    expect(await read()).toMatchObject([
      { name: 'RelayBehind', raisedAt: '2026-09-01T08:00:00.000Z', recoveredAt: null, timesRaised: 0 },
    ]);
  });

  it('returns recovered alarms for 24 hours', async () => {
    const { deliver, read } = setup();

    await deliver(
      alarm('RelayBehind', 'ALARM', '2026-11-24T08:00:00.000+0000'),
      alarm('RelayBehind', 'OK', '2026-11-25T12:00:00.000+0000'),
      alarm('ErrorLines', 'ALARM', '2026-11-25T08:00:00.000+0000'),
      alarm('ErrorLines', 'OK', '2026-11-25T11:59:59.999+0000'),
    );

    expect((await read()).map(({ name }) => name)).toEqual(['RelayBehind']);
  });

  it('leaves out alarms that were never raised: each becomes OK when it is deployed', async () => {
    const { deliver, read } = setup();

    await deliver(alarm('ErrorLines', 'OK', '2026-11-26T10:00:00.000+0000'));

    expect(await read()).toEqual([]);
  });

  it('lists active alarms first, the newest first, then the last recovered', async () => {
    const { deliver, read } = setup();

    await deliver(
      ...[
        alarm('A', 'ALARM', '2026-11-26T07:00:00.000+0000'),
        alarm('A', 'OK', '2026-11-26T08:00:00.000+0000'),
      ],
      ...[
        alarm('B', 'ALARM', '2026-11-26T05:00:00.000+0000'),
        alarm('B', 'OK', '2026-11-26T09:00:00.000+0000'),
      ],
      alarm('C', 'ALARM', '2026-11-26T01:00:00.000+0000'),
      alarm('D', 'ALARM', '2026-11-26T02:00:00.000+0000'),
    );

    expect((await read()).map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A']);
  });
});
