import { describe, expect, it } from 'vitest';
import { type AttemptState, createAttempt } from './attempt';

describe('write attempt', () => {
  it('runs one write at a time, even when the input changes meanwhile', async () => {
    const { attempt, sent, stands } = setup();
    const arrived: string[] = [];

    const first = attempt.send(sent.write, (answer) => arrived.push(answer));
    attempt.newIdempotencyKey();
    await attempt.send(sent.write, (answer) => arrived.push(answer));

    expect(sent.keys).toEqual(['key-1']);
    expect(stands.at(-1)).toEqual({ isPending: true, failure: null });
    sent.answer('done');
    await first;
    expect(arrived).toEqual(['done']);
    expect(stands.at(-1)).toEqual({ isPending: false, failure: null });
  });

  it('keeps its idempotency key after a failure, and replaces it after a success', async () => {
    const { attempt, sent, stands } = setup();

    const failed = attempt.send(sent.write, () => undefined);
    sent.refuse('no line');
    await failed;
    expect(stands.at(-1)).toEqual({ isPending: false, failure: 'no line' });
    const repeated = attempt.send(sent.write, () => undefined);
    sent.answer('done');
    await repeated;
    const next = attempt.send(sent.write, () => undefined);
    sent.answer('done');
    await next;

    expect(sent.keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses a new key when the input has changed, whether during the first write or after its failure', async () => {
    const { attempt, sent, stands } = setup();

    const failed = attempt.send(sent.write, () => undefined);
    attempt.newIdempotencyKey();
    sent.refuse('no line');
    await failed;
    expect(stands.at(-1)).toEqual({ isPending: false, failure: 'no line' });
    const changed = attempt.send(sent.write, () => undefined);
    sent.refuse('no line');
    await changed;
    attempt.newIdempotencyKey();
    expect(stands.at(-1)).toEqual({ isPending: false, failure: null });
    void attempt.send(sent.write, () => undefined);

    expect(sent.keys).toEqual(['key-1', 'key-2', 'key-3']);
  });
});

/** A fake API that answers on command. */
function setup() {
  const stands: AttemptState[] = [];
  const keys: string[] = [];
  let made = 0;
  let settle: { resolve: (answer: string) => void; reject: (failure: unknown) => void };
  const attempt = createAttempt(
    (state) => stands.push(state),
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
    stands,
    sent: {
      keys,
      write,
      answer: (response: string) => settle.resolve(response),
      refuse: (failure: unknown) => settle.reject(failure),
    },
  };
}
