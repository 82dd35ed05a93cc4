/** How a write stands. */
export interface AttemptState {
  readonly isPending: boolean;
  /** Why it was not done; null while nothing is known to have failed. */
  readonly failure: unknown;
}

/** What somebody wants done, from the first press to the answer. */
export interface Attempt {
  /** Sends the wish, unless one is under way already. */
  send<Answer>(
    write: (idempotencyKey: string) => Promise<Answer>,
    onDone: (answer: Answer) => void,
  ): Promise<void>;
  /** Tells that the wish is another from now on. One that is under way keeps its key; the next that is sent has its own. */
  newIdempotencyKey(): void;
}

export const unattempted: AttemptState = { isPending: false, failure: null };

/**
 * A write that is sent once at a time, whatever is typed meanwhile. A repeat after a failure is the same wish, so it bears the same
 * key and is granted once; a wish that has changed since bears a new one.
 *
 * @param tell    is told how it stands, whenever that changes
 * @param newKey  gives a key that was never used
 */
export function createAttempt(tell: (stand: AttemptState) => void, newKey: () => string): Attempt {
  let isUnderWay = false;
  let key: string | null = null;

  return {
    async send(write, onDone) {
      if (isUnderWay) return;
      isUnderWay = true;
      const sent = key ?? newKey();
      key = sent;
      tell({ isPending: true, failure: null });
      let answer;
      try {
        answer = await write(sent);
      } catch (failure) {
        isUnderWay = false;
        tell({ isPending: false, failure });
        return;
      }
      isUnderWay = false;
      key = null;
      tell(unattempted);
      onDone(answer);
    },
    newIdempotencyKey() {
      key = null;
      if (!isUnderWay) tell(unattempted);
    },
  };
}
