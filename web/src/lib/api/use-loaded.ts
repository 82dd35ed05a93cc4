import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The loaded value or the failure; neither while it is loading. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
}

interface Answer<Value> {
  /** What was loaded: the answer of another load is not shown. */
  readonly of: unknown;
  readonly value?: Value;
  readonly failure: unknown;
}

/**
 * A value that a part of a page loads by itself.
 *
 * @param load       must be stable as long as it loads the same; null loads nothing
 * @param onFailure  called with each failure
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | null,
  onFailure?: (failure: unknown) => void,
): Loaded<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ of: load, failure: null });
  const [attempt, setAttempt] = useState(0);
  const showFailure = useEffectEvent((failure: unknown) => {
    setAnswer({ of: load, failure });
    onFailure?.(failure);
  });
  useEffect(() => {
    if (load === null) return undefined;
    let isLeft = false;
    load().then(
      (value) => !isLeft && setAnswer({ of: load, value, failure: null }),
      (failure: unknown) => !isLeft && showFailure(failure),
    );
    return () => {
      isLeft = true;
    };
  }, [load, attempt]);
  const reload = useCallback(() => {
    setAnswer((known) => ({ ...known, failure: null }));
    setAttempt((before) => before + 1);
  }, []);
  const { value, failure } = answer.of === load ? answer : { failure: null };
  return { value, failure, reload };
}
