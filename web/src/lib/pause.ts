/** Something that is done once nothing was said for a moment, with what was said last. */
export interface Pause<Said> {
  readonly say: (said: Said) => void;
  /** Does it no more. @returns what was said last and is not done yet, undefined when nothing waits */
  readonly take: () => Said | undefined;
}

/** @param act  is given what was said last, once that is `ms` ago */
export function pauseOf<Said>(ms: number, act: (said: Said) => void): Pause<Said> {
  let waiting: { said: Said; timer: ReturnType<typeof setTimeout> } | undefined;

  function take(): Said | undefined {
    const taken = waiting;
    clearTimeout(taken?.timer);
    waiting = undefined;
    return taken?.said;
  }

  return {
    take,
    say(said) {
      take();
      const timer = setTimeout(() => {
        take();
        act(said);
      }, ms);
      waiting = { said, timer };
    },
  };
}
