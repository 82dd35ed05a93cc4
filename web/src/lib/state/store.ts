type Stop = () => void;

/** A value that changes outside React. `useStore` follows it. */
export interface Followed<State> {
  readonly read: () => State;
  /** Calls the listener after each change. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value during hydration of HTML that was rendered for everyone. @default the current value */
  readonly inHtml?: () => State;
}

/** A value of the page, which its owner sets. */
export interface Store<State> extends Followed<State> {
  /** Changes the value; the same value changes nothing. */
  readonly set: (next: State) => void;
}

/** @param onFollowed  as for `createListeners` */
export function createStore<State>(initial: State, onFollowed?: () => Stop | undefined): Store<State> {
  let state = initial;
  const listeners = createListeners(onFollowed);
  return {
    read: () => state,
    inHtml: () => initial,
    subscribe: listeners.add,
    set(next) {
      if (next === state) return;
      state = next;
      listeners.notify();
    },
  };
}

/**
 * The listeners of a change, for values that are read from elsewhere, such as the device's storage.
 *
 * @param onFollowed  called with the first listener; the function that it may return is called after the last one has left
 */
export function createListeners<Detail = void>(onFollowed?: () => Stop | undefined) {
  const listeners = new Set<(detail: Detail) => void>();
  let stop: Stop | undefined;
  return {
    /** @returns removes the listener */
    add(listener: (detail: Detail) => void): () => void {
      if (listeners.size === 0) stop = onFollowed?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
    notify(detail: Detail): void {
      for (const listener of listeners) listener(detail);
    },
  };
}

/**
 * Subscribes to an event of the browser, as `subscribe` of a followed value.
 *
 * @param target  returns the same target each time, once something follows
 */
export function onEvent(target: () => EventTarget, type: string) {
  return (listener: () => void): (() => void) => {
    target().addEventListener(type, listener);
    return () => target().removeEventListener(type, listener);
  };
}
