/** State of a write. */
export interface AttemptState {
  readonly isPending: boolean;
  /** The failure of the last attempt; null when there is none. */
  readonly failure: unknown;
  /** The choice that is pending or failed; null when there is none. */
  readonly choice: string | null;
}

/** A write of the user, from the first press to the answer. */
export interface Attempt {
  /**
   * Sends the write, unless one is under way.
   *
   * @param onDone  receives the answer; the write stays pending until the promise that it may return is settled
   */
  send<Answer>(
    write: (idempotencyKey: string) => Promise<Answer>,
    onDone?: (answer: Answer) => unknown,
    options?: AttemptOptions,
  ): Promise<void>;
  /** Replaces the idempotency key for a changed input, and hides the failure. A write under way keeps its key. */
  newIdempotencyKey(): void;
  /** Hides the failure. A retry still has its idempotency key. */
  dismissFailure(): void;
}

interface AttemptOptions {
  /** Which of several writes of the same control it is. Another choice is a changed input. */
  readonly choice?: string;
  readonly onFailure?: (failure: unknown) => void;
}

export const unattempted: AttemptState = { isPending: false, failure: null, choice: null };

/**
 * A write that runs once at a time, even when its input changes meanwhile. A retry after a failure reuses the idempotency key, so it has
 * one effect; a changed input gets a new key.
 *
 * @param publishState  called with each new state
 * @param newKey        returns a unique key
 */
export function createAttempt(publishState: (state: AttemptState) => void, newKey: () => string): Attempt {
  let isUnderWay = false;
  /** Of the last write, until it is accepted. */
  let last: { readonly choice: string | null; readonly key: string } | null = null;

  function dismissFailure() {
    if (!isUnderWay) publishState(unattempted);
  }

  return {
    async send(write, onDone, { choice = null, onFailure } = {}) {
      if (isUnderWay) return;
      isUnderWay = true;
      const key = last?.choice === choice ? last.key : newKey();
      last = { choice, key };
      publishState({ isPending: true, failure: null, choice });
      let answer;
      try {
        answer = await write(key);
      } catch (failure) {
        isUnderWay = false;
        publishState({ isPending: false, failure, choice });
        onFailure?.(failure);
        return;
      }
      last = null;
      try {
        await onDone?.(answer);
      } finally {
        isUnderWay = false;
        publishState(unattempted);
      }
    },
    newIdempotencyKey() {
      last = null;
      dismissFailure();
    },
    dismissFailure,
  };
}
