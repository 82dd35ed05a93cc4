import { describe, expect, it } from 'vitest';
import { type AttemptState, createAttempt } from './attempt';

describe('write attempt', () => {
  it('runs one write at a time, even when the input changes meanwhile', async () => {
    const { attempt, sent, states } = setup();
    const arrived: string[] = [];

    const first = attempt.send(sent.write, (answer) => arrived.push(answer));
    attempt.newIdempotencyKey();
    await attempt.send(sent.write, (answer) => arrived.push(answer));

    expect(sent.keys).toEqual(['key-1']);
    expect(states.at(-1)).toEqual({ isPending: true, failure: null, choice: null });
    sent.answer('done');
    await first;
    expect(arrived).toEqual(['done']);
    expect(states.at(-1)).toEqual({ isPending: false, failure: null, choice: null });
  });

  it('keeps its idempotency key after a failure, and replaces it after a success', async () => {
    const { attempt, sent, states } = setup();

    const failed = attempt.send(sent.write, () => undefined);
    sent.refuse('no line');
    await failed;
    expect(states.at(-1)).toEqual({ isPending: false, failure: 'no line', choice: null });
    const repeated = attempt.send(sent.write, () => undefined);
    sent.answer('done');
    await repeated;
    const next = attempt.send(sent.write, () => undefined);
    sent.answer('done');
    await next;

    expect(sent.keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses a new key when the input has changed, whether during the first write or after its failure', async () => {
    const { attempt, sent, states } = setup();

    const failed = attempt.send(sent.write, () => undefined);
    attempt.newIdempotencyKey();
    sent.refuse('no line');
    await failed;
    expect(states.at(-1)).toEqual({ isPending: false, failure: 'no line', choice: null });
    const changed = attempt.send(sent.write, () => undefined);
    sent.refuse('no line');
    await changed;
    attempt.newIdempotencyKey();
    expect(states.at(-1)).toEqual({ isPending: false, failure: null, choice: null });
    void attempt.send(sent.write, () => undefined);

    expect(sent.keys).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('keeps its idempotency key when its failure is dismissed', async () => {
    const { attempt, sent, states } = setup();

    const failed = attempt.send(sent.write);
    attempt.dismissFailure();
    expect(states.at(-1)).toEqual({ isPending: true, failure: null, choice: null });
    sent.refuse('no line');
    await failed;
    attempt.dismissFailure();
    expect(states.at(-1)).toEqual({ isPending: false, failure: null, choice: null });
    void attempt.send(sent.write);

    expect(sent.keys).toEqual(['key-1', 'key-1']);
  });

  it('reports a failure once, after it is shown', async () => {
    const { attempt, sent, states } = setup();
    const failures: unknown[] = [];
    const onFailure = (failure: unknown) => failures.push([failure, states.at(-1)?.failure]);

    const failed = attempt.send(sent.write, undefined, { onFailure });
    sent.refuse('no line');
    await failed;

    expect(failures).toEqual([['no line', 'no line']]);
  });

  it('uses a new key for another choice, and names the one that is pending or has failed', async () => {
    const { attempt, sent, states } = setup();
    const fail = async (choice: string) => {
      const failed = attempt.send(sent.write, undefined, { choice });
      expect(states.at(-1)).toEqual({ isPending: true, failure: null, choice });
      sent.refuse('no line');
      await failed;
      expect(states.at(-1)).toEqual({ isPending: false, failure: 'no line', choice });
    };

    await fail('20 minutes');
    await fail('20 minutes');
    await fail('60 minutes');
    await fail('20 minutes');
    const accepted = attempt.send(sent.write, undefined, { choice: '20 minutes' });
    sent.answer('done');
    await accepted;
    expect(states.at(-1)).toEqual({ isPending: false, failure: null, choice: null });
    await fail('20 minutes');

    expect(sent.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-3', 'key-4']);
  });

  it('stays pending while what follows the write goes on, and does not take its fault for a failure of the write', async () => {
    const { attempt, sent, states } = setup();
    let fail: (fault: Error) => void = () => undefined;

    const first = attempt.send(sent.write, () => new Promise((_resolve, reject) => (fail = reject)));
    sent.answer('done');
    await Promise.resolve();
    await attempt.send(sent.write);
    expect(sent.keys).toEqual(['key-1']);
    expect(states.at(-1)).toEqual({ isPending: true, failure: null, choice: null });
    fail(new Error('The page did not load'));

    await expect(first).rejects.toThrow('The page did not load');
    expect(states.at(-1)).toEqual({ isPending: false, failure: null, choice: null });
    void attempt.send(sent.write);
    expect(sent.keys).toEqual(['key-1', 'key-2']);
  });
});

/** A fake API that answers on command. */
function setup() {
  const states: AttemptState[] = [];
  const keys: string[] = [];
  let made = 0;
  let settle: { resolve: (answer: string) => void; reject: (failure: unknown) => void };
  const attempt = createAttempt(
    (state) => states.push(state),
    () => `key-${(made += 1)}`,
  );
  const write = (key: string) => {
    keys.push(key);
    return new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    attempt,
    states,
    sent: {
      keys,
      write,
      answer: (response: string) => settle.resolve(response),
      refuse: (failure: unknown) => settle.reject(failure),
    },
  };
}
