import { describe, expect, it } from 'vitest';
import { type AttemptState, createAttempt } from './attempt';

describe('a write', () => {
  it('is sent once at a time, though what is written changes while it is under way', async () => {
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

  it('keeps its key after a failure, and loses it with its success', async () => {
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

  it('bears a new key where the wish changed, be it while the first was under way or after it failed', async () => {
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

/** A house that answers when it is told to. */
function setup() {
  const stands: AttemptState[] = [];
  const keys: string[] = [];
  let made = 0;
  let settle: { resolve: (answer: string) => void; reject: (failure: unknown) => void };
  const attempt = createAttempt(
    (stand) => stands.push(stand),
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
      answer: (words: string) => settle.resolve(words),
      refuse: (failure: unknown) => settle.reject(failure),
    },
  };
}
