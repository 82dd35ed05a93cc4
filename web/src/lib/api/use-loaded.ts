import { useCallback, useEffect, useState } from 'react';

/** The loaded value or the failure; neither while it is loading. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly failure: unknown;
  readonly reload: () => void;
}

/** @param load  must be stable as long as it loads the same */
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
