import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Outage } from '#lambdas/runtime/outage';
import { deliverPostbacks } from './deliver-postbacks';
import { setupPostbacks } from './postback-fixture';
import { signatureHeader } from './sign-postback';

describe('deliverPostbacks', () => {
  it('sends a due event once, signed with the secret of its affiliate', async () => {
    const { enter, add, deliver, sent, latest, clock } = setupPostbacks();
    await enter();
    add('e1');

    await deliver();
    await deliver();

    const address = 'https://tracker.example/p?e=commission&id=e1&a=8.69';
    const seconds = clock.now.getTime() / 1_000;
    const hmac = createHmac('sha256', 'secret-1').update(`${seconds}.${address}`).digest('hex');
    expect(sent).toEqual([
      {
        url: address,
        headers: { 'User-Agent': 'Postback/1', [signatureHeader]: `t=${seconds},v1=${hmac}` },
      },
    ]);
    expect(await latest()).toMatchObject([{ id: 'e1', state: 'delivered', attempts: 1, dueAt: null }]);
  });

  it('sends a failed event again when its pause is over, and never after the last attempt', async () => {
    const { enter, add, deliver, sent, receiver, pass, latest } = setupPostbacks();
    await enter();
    add('e1');
    receiver.outcome = { fault: 'timeout' };

    await deliver();
    await deliver();
    expect(sent).toHaveLength(1);
    for (let day = 0; day < 9; day += 1) {
      pass(1_440);
      await deliver();
    }

    expect(sent).toHaveLength(6);
    expect(await latest()).toMatchObject([
      { state: 'failed', attempts: 6, outcome: { fault: 'timeout' }, dueAt: null },
    ]);
  });

  it('counts an attempt whose run ended before its outcome was recorded, and gives up after the last', async () => {
    const { enter, add, dependencies, deliver, sent, pass, latest } = setupPostbacks();
    await enter();
    add('e1');
    const send = async (...[to, headers]: Parameters<typeof dependencies.send>) => {
      await dependencies.send(to, headers);
      return new Promise<never>(() => undefined);
    };

    for (let run = 0; run < 6; run += 1) {
      void deliverPostbacks({ ...dependencies, send })();
      await expect.poll(() => sent.length).toBe(run + 1);
      pass(1_440);
    }
    await deliver();

    expect(sent).toHaveLength(6);
    expect(await latest()).toMatchObject([
      { state: 'failed', attempts: 6, outcome: { fault: 'interrupted' }, dueAt: null },
    ]);
  });

  it('sends an event once when two runs overlap', async () => {
    const { enter, add, deliver, sent } = setupPostbacks();
    await enter();
    add('e1');

    await Promise.all([deliver(), deliver()]);

    expect(sent).toHaveLength(1);
  });

  it.each([
    ['turned-off', 'after postbacks were turned off'],
    ['suspended', 'to a suspended affiliate'],
  ] as const)('returns the fault %s and counts no attempt %s', async (fault, _circumstance) => {
    const { enter, setState, add, deliver, sent, latest } = setupPostbacks();
    await enter();
    add('e1');
    if (fault === 'turned-off') await enter(null);
    else setState('suspended');

    await deliver();

    expect(sent).toEqual([]);
    expect(await latest()).toMatchObject([{ state: 'failed', attempts: 0, outcome: { fault } }]);
  });

  it('fails an event of which no request can be built, and sends the others', async () => {
    const { enter, add, deliver, sentIds, latest, logged } = setupPostbacks();
    await enter('https://tracker.example/{sub_id}?id={event_id}');
    add('e1', 'mei', '..');
    add('e2', 'mei', 'spring');

    await deliver();

    expect(sentIds()).toEqual(['e2']);
    const failed = (await latest()).find(({ id }) => id === 'e1');
    expect(failed).toMatchObject({ state: 'failed', outcome: { fault: 'not-requestable' } });
    expect(logged).toEqual(['POSTBACK_NOT_REQUESTABLE']);
  });

  it('fails an event whose request throws', async () => {
    const { enter, add, dependencies, latest } = setupPostbacks();
    await enter();
    add('e1');
    const send = () => {
      throw new TypeError('Invalid header');
    };

    await deliverPostbacks({ ...dependencies, send })();

    expect(await latest()).toMatchObject([{ state: 'failed', outcome: { fault: 'not-requestable' } }]);
  });

  it('sends the others and logs an attempt that cannot be recorded', async () => {
    const { enter, add, dependencies, postbacks, sentIds, logged } = setupPostbacks();
    await enter();
    add('e1');
    add('e2');
    const note: typeof postbacks.note = async (before, after) => {
      if (before.id === 'e1') throw new Outage('busy');
      return postbacks.note(before, after);
    };

    const run = await deliverPostbacks({ ...dependencies, postbacks: { ...postbacks, note } })();

    expect(run).toEqual({ postbacks: 1 });
    expect(sentIds()).toEqual(['e2']);
    expect(logged).toEqual(['POSTBACK_NOT_RECORDED']);
  });

  it('sends at most five events of an affiliate in a run, and those of others', async () => {
    const { enter, add, deliver, sentIds, pass } = setupPostbacks();
    await enter();
    await enter(undefined, 'li');
    for (let event = 0; event < 8; event += 1) add(`mei-${event}`);
    pass(1);
    add('li-0', 'li');

    await deliver();

    expect(sentIds().sort()).toEqual(['li-0', 'mei-0', 'mei-1', 'mei-2', 'mei-3', 'mei-4']);
  });

  it('sends an event that is due after a backlog of another affiliate', async () => {
    const { enter, add, deliver, sentIds, pass } = setupPostbacks();
    await enter();
    await enter(undefined, 'li');
    for (let event = 0; event < 600; event += 1) add(`mei-${event}`);
    pass(1);
    add('li-0', 'li');

    await deliver();

    expect(sentIds()).toHaveLength(6);
    expect(sentIds()).toContain('li-0');
  });

  it('reads for ten seconds at most, so that the rest of the run sends', async () => {
    const { enter, add, dependencies, sentIds, clock } = setupPostbacks();
    await enter();
    add('e1');
    const postbacks = {
      ...dependencies.postbacks,
      async *due(now: Date) {
        for (;;) {
          clock.now = new Date(clock.now.getTime() + 2_000);
          yield* dependencies.postbacks.due(now);
        }
      },
    };

    await deliverPostbacks({ ...dependencies, postbacks })();

    expect(clock.now.toISOString()).toBe('2026-11-27T12:00:10.000Z');
    expect(new Set(sentIds())).toEqual(new Set(['e1']));
  });

  it('pauses an affiliate for ten minutes after three failures in a row', async () => {
    const { enter, add, deliver, sentIds, receiver, pass, latest } = setupPostbacks();
    await enter();
    for (let event = 0; event < 8; event += 1) add(`e${event}`);
    receiver.outcome = { fault: 'timeout' };

    await deliver();
    expect(sentIds()).toEqual(['e0', 'e1', 'e2']);
    const paused = (await latest()).filter(({ attempts }) => attempts === 0);
    expect(paused.map(({ dueAt }) => dueAt?.toISOString())).toEqual(
      Array.from({ length: 5 }, () => '2026-11-27T12:10:00.000Z'),
    );

    receiver.outcome = { status: 200 };
    pass(2);
    await deliver();
    expect(sentIds().slice(3)).toEqual(['e0', 'e1', 'e2']);
  });

  it('starts no attempt after half a minute', async () => {
    const { enter, add, dependencies, sent, clock } = setupPostbacks();
    await enter();
    add('e1');
    add('e2');
    const send = async (...[to, headers]: Parameters<typeof dependencies.send>) => {
      clock.now = new Date(clock.now.getTime() + 30_000);
      return dependencies.send(to, headers);
    };

    await deliverPostbacks({ ...dependencies, send })();

    expect(sent).toHaveLength(1);
  });

  it('logs when the oldest event has been due for a quarter of an hour', async () => {
    const { enter, add, deliver, pass, logged } = setupPostbacks();
    await enter();
    add('e1');
    pass(15);

    await deliver();

    expect(logged).toEqual(['POSTBACKS_LATE']);
  });

  it('lets deliveries expire 30 days after their event', async () => {
    const { add, tables, clock } = setupPostbacks();
    add('e1');

    const [item] = tables.items('affiliates').filter(({ owner }) => owner === 'postbacks#mei');

    expect(item?.['expiresAt']).toBe(clock.now.getTime() / 1_000 + 30 * 86_400);
  });
});
