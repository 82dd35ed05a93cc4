import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PostbackOutcome } from '#domain/affiliates/postback';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changePostback, sendTest } from './change-postback';
import { deliverPostbacks } from './deliver-postbacks';
import { signatureHeader } from './sign-postback';

const affiliate = 'mei';
const minuteMs = 60_000;
const url = 'https://tracker.example/p?e={event}&id={event_id}&a={amount}';

function setup() {
  const { postbacks, tables } = createFakeAffiliates();
  const clock = { now: new Date('2026-11-27T12:00:00Z') };
  const sent: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const receiver: { outcome: PostbackOutcome } = { outcome: { status: 200 } };
  let secrets = 0;
  const dependencies = {
    postbacks,
    now: () => clock.now,
    pause: async () => undefined,
    makeSecret: () => `secret-${(secrets += 1)}`,
    async send(to: URL, headers: Readonly<Record<string, string>>) {
      sent.push({ url: to.href, headers });
      return receiver.outcome;
    },
  };
  return {
    dependencies,
    postbacks,
    tables,
    clock,
    sent,
    receiver,
    enter: (to: string | null = url) => changePostback(dependencies, { affiliate, url: to }),
    test: (key = 'k') => sendTest(dependencies, { affiliate, key }),
    deliver: deliverPostbacks(dependencies),
    latest: () => postbacks.latest(affiliate, 20),
    pass: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * minuteMs)),
    add: (id: string) =>
      postbacks.addAlone({
        id,
        kind: 'commission',
        at: clock.now,
        click: 'c',
        subId: '',
        link: 'H7QMX2',
        commissionCents: 869,
        affiliate,
        state: 'due',
        attempts: 0,
        dueAt: clock.now,
        outcome: null,
      }),
  };
}

describe('deliverPostbacks', () => {
  it('sends a due event once, signed with the secret of its affiliate', async () => {
    const { enter, add, deliver, sent, latest, clock } = setup();
    await enter();
    await add('e1');

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
    const { enter, add, deliver, sent, receiver, pass, latest } = setup();
    await enter();
    await add('e1');
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

  it('sends nothing after postbacks were turned off', async () => {
    const { enter, add, deliver, sent, latest } = setup();
    await enter();
    await add('e1');
    await enter(null);

    await deliver();

    expect(sent).toEqual([]);
    expect(await latest()).toMatchObject([{ state: 'failed', outcome: { fault: 'turned-off' } }]);
  });

  it('sends the others when an attempt cannot be recorded, and fails at the end', async () => {
    const { enter, add, dependencies, postbacks, sent } = setup();
    await enter();
    await add('e1');
    await add('e2');
    const note: typeof postbacks.note = async (before, after) => {
      if (before.id === 'e1') throw new Outage('busy');
      return postbacks.note(before, after);
    };

    const run = deliverPostbacks({ ...dependencies, postbacks: { ...postbacks, note } })();

    await expect(run).rejects.toMatchObject({ errors: [new Outage('busy')] });
    expect(sent).toHaveLength(2);
  });

  it('lets deliveries expire 30 days after their event', async () => {
    const { enter, add, tables, clock } = setup();
    await enter();
    await add('e1');

    const [item] = tables.items('affiliates').filter(({ owner }) => owner === 'postbacks#mei');
    expect(item?.['expiresAt']).toBe(clock.now.getTime() / 1_000 + 30 * 86_400);
  });
});

describe('changePostback', () => {
  it('returns a new secret each time, and keeps none when postbacks are turned off', async () => {
    const { enter, postbacks } = setup();

    const secrets = [await enter(), await enter()].map((each) => (isRefusal(each) ? each : each.secret));
    await enter(null);

    expect(secrets).toEqual(['secret-1', 'secret-2']);
    expect(await postbacks.find(affiliate)).toMatchObject({ url: null, secret: '', revision: 3 });
  });
});

describe('sendTest', () => {
  it('queues one test per key, and one at a time', async () => {
    const { enter, test, deliver, sent, latest } = setup();
    await enter();

    const first = await test();
    expect(await test()).toEqual(first);
    expect(await test('other')).toEqual({ code: 'affiliates/test-waiting' });
    await deliver();
    await test('other');

    expect(sent.map(({ url: to }) => new URL(to).searchParams.get('e'))).toEqual(['test']);
    expect((await latest()).map(({ kind }) => kind)).toEqual(['test', 'test']);
  });

  it('is refused without a URL', async () => {
    const { test } = setup();

    expect(await test()).toEqual({ code: 'affiliates/no-postback' });
  });
});
