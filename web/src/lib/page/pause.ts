/** A debounced action on the latest value. */
export interface Pause<Value> {
  readonly push: (value: Value) => void;
  /** Cancels the action. @returns the pending value, undefined when there is none */
  readonly take: () => Value | undefined;
}

/** @param act  called with the latest value after `ms` without another one */
export function pauseOf<Value>(ms: number, act: (value: Value) => void): Pause<Value> {
  let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | undefined;

  function take(): Value | undefined {
    const taken = waiting;
    clearTimeout(taken?.timer);
    waiting = undefined;
    return taken?.value;
  }

  return {
    take,
    push(value) {
      take();
      const timer = setTimeout(() => {
        take();
        act(value);
      }, ms);
      waiting = { value, timer };
    },
  };
}
