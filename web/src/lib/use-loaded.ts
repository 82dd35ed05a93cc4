import { useCallback, useEffect, useState } from 'react';

/** What was asked for, or why it did not come; neither while it is on its way. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
}

/** @param load  stays the same as long as it asks for the same */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failure: unknown }>({ failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    load().then(
      (value) => !isLeft && setState({ value, failure: null }),
      (failure: unknown) => !isLeft && setState({ failure }),
    );
    return () => {
      isLeft = true;
    };
  }, [load, attempt]);
  const reload = useCallback(() => {
    setState(({ value }) => ({ ...(value !== undefined && { value }), failure: null }));
    setAttempt((before) => before + 1);
  }, []);
  return { value: state.value, failure: state.failure, reload };
}
