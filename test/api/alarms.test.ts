import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alarmDeletion, alarmNotification } from '#lambdas/alarms/notification-fixture';
import { type Casino, openCasino } from './casino';
import { statusAndCode } from './shopper';

let casino: Casino;
beforeAll(async () => {
  casino = await openCasino();
});
afterAll(() => casino.close());

/** Delivers messages as the queue does; the offline host raises no alarm. */
function deliver(...bodies: readonly string[]) {
  const Records = bodies.map((body, index) => ({ messageId: `message-${index}`, body, attributes: {} }));
  return casino.invoke('lambdas/functions/queue-alarms/handler.ts', { Records });
}

/** An instant of the last hours, as CloudWatch writes it. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * 3_600_000).toISOString().replace('Z', '+0000');

describe('alarms', () => {
  it('reach admins alone, with what they mean, until a day after they recovered', async () => {
    const admin = await casino.signInNewPlayer('admin@jade.test', ['ADMINS']);
    const player = await casino.signInNewPlayer('player@jade.test');
    const raised = alarmNotification({ at: hoursAgo(3), meaning: 'Search the function log.' });
    const behind = 'JadeHarbour-local-ObservabilityRelayBehind0A1B2C3D-4E5F6G7H8I9J0';

    const delivered = await deliver(
      alarmNotification({ messageId: '2', alarm: behind, state: 'OK', before: 'ALARM', at: hoursAgo(1) }),
      alarmNotification({ messageId: '1', alarm: behind, at: hoursAgo(2) }),
      raised,
      raised,
    );
    const { status, body } = await casino.callApi('GET', '/admin/alarms', { token: admin });

    expect(delivered).toEqual({ batchItemFailures: [] });
    expect(status).toBe(200);
    expect(body.alarms).toEqual([
      {
        name: 'ErrorLines',
        meaning: 'Search the function log.',
        raisedAt: expect.any(String) as string,
        recoveredAt: null,
        timesRaised: 1,
      },
      expect.objectContaining({ name: 'RelayBehind', recoveredAt: expect.any(String) as string }),
    ]);
    expect(statusAndCode(await casino.callApi('GET', '/admin/alarms', { token: player }))).toEqual([
      403,
      'session/forbidden',
    ]);
  });

  it('disappear when they are deleted while active', async () => {
    const admin = await casino.signInNewPlayer('second-admin@jade.test', ['ADMINS']);
    const alarm = 'JadeHarbour-local-ObservabilityPushesDeadLetters5B3F0A1C-1QK7WJ2M4D8XZ';
    const names = async () => {
      const { body } = await casino.callApi('GET', '/admin/alarms', { token: admin });
      return body.alarms.map(({ name }: { name: string }) => name);
    };
    await deliver(alarmNotification({ alarm, messageId: '3', at: hoursAgo(4) }));
    expect(await names()).toContain('PushesDeadLetters');

    await deliver(alarmDeletion(alarm, { at: new Date().toISOString() }));

    expect(await names()).not.toContain('PushesDeadLetters');
  });

  it('return an unreadable notification to the queue', async () => {
    expect(await deliver('hello')).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-0' }] });
  });
});
