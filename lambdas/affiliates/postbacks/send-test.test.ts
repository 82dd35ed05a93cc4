import { describe, expect, it } from 'vitest';
import { mostTestsADay } from '#domain/affiliates/postback';
import { isRefusal } from '#lambdas/runtime/refusal';
import { setupPostbacks } from './postback-fixture';

describe('sendTest', () => {
  it('queues one test per key, and one at a time', async () => {
    const { enter, test, deliver, sent, latest } = setupPostbacks();
    await enter();

    const first = await test();
    expect(await test()).toEqual(first);
    expect(await test('other')).toEqual({ code: 'affiliates/test-waiting' });
    await deliver();
    await test('other');

    expect(sent.map(({ url }) => new URL(url).searchParams.get('e'))).toEqual(['test']);
    expect((await latest()).map(({ kind }) => kind)).toEqual(['test', 'test']);
  });

  it('returns the delivery of a repeated key after its time and its turn', async () => {
    const { enter, test, deliver, pass, latest, add } = setupPostbacks();
    await enter();
    await test();
    await deliver();
    for (let event = 0; event < 30; event += 1) add(`e${event}`);
    pass(60);

    expect(await test()).toMatchObject({ kind: 'test', state: 'delivered' });
    expect((await latest()).filter(({ kind }) => kind === 'test')).toHaveLength(1);
  });

  it('queues a single test for concurrent requests with one key', async () => {
    const { enter, test, latest } = setupPostbacks();
    await enter();

    const answers = await Promise.all([test(), test(), test()]);

    expect(new Set(answers.map((each) => (isRefusal(each) ? each.code : each.id))).size).toBe(1);
    expect(await latest()).toHaveLength(1);
  });

  it('queues a single test for concurrent requests with different keys', async () => {
    const { enter, test, latest } = setupPostbacks();
    await enter();

    const answers = await Promise.all(['a', 'b', 'c'].map((key) => test(key)));

    expect(answers.filter(isRefusal)).toEqual([
      { code: 'affiliates/test-waiting' },
      { code: 'affiliates/test-waiting' },
    ]);
    expect(await latest()).toHaveLength(1);
  });

  it('is refused over the limit of a day, also after the URL was saved again', async () => {
    const { enter, test, deliver, pass } = setupPostbacks();
    await enter();
    for (let sent = 0; sent < mostTestsADay; sent += 1) {
      await test(`k${sent}`);
      await deliver();
      pass(1);
    }
    await enter();

    expect(await test('one more')).toEqual({ code: 'affiliates/too-many-tests' });
    pass(1_440);
    expect(await test('one more')).toMatchObject({ state: 'due' });
  });

  it('is refused without a URL', async () => {
    const { test } = setupPostbacks();

    expect(await test()).toEqual({ code: 'affiliates/no-postback' });
  });
});
