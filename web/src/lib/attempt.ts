/** State of a write. */
export interface AttemptState {
  readonly isPending: boolean;
  /** The failure of the last attempt; null when there is none. */
  readonly failure: unknown;
}

/** A write of the user, from the first press to the answer. */
export interface Attempt {
  /** Sends the write, unless one is under way. */
  send<Answer>(
    write: (idempotencyKey: string) => Promise<Answer>,
    onDone: (answer: Answer) => void,
  ): Promise<void>;
  /** Replaces the idempotency key for a changed input. A write under way keeps its key. */
  newIdempotencyKey(): void;
}

export const unattempted: AttemptState = { isPending: false, failure: null };

/**
 * A write that runs once at a time, even when its input changes meanwhile. A retry after a failure reuses the idempotency key, so it has
 * one effect; a changed input gets a new key.
 *
 * @param publishState  called with each new state
 * @param newKey        returns a unique key
 */
export function createAttempt(publishState: (state: AttemptState) => void, newKey: () => string): Attempt {
  let isUnderWay = false;
  let key: string | null = null;

  return {
    async send(write, onDone) {
      if (isUnderWay) return;
      isUnderWay = true;
      const sent = key ?? newKey();
      key = sent;
      publishState({ isPending: true, failure: null });
      let answer;
      try {
        answer = await write(sent);
      } catch (failure) {
        isUnderWay = false;
        publishState({ isPending: false, failure });
        return;
      }
      isUnderWay = false;
      key = null;
      publishState(unattempted);
      onDone(answer);
    },
    newIdempotencyKey() {
      key = null;
      if (!isUnderWay) publishState(unattempted);
    },
  };
}
