/** A round that begins this soon after the last one is shown faster. */
const repeatedWithinMs = 6_000;

/** The speed at which rounds are shown: 1 is the usual one, 2 takes half the time. */
interface RepeatSpeed {
  /** The speed of a round that begins now. */
  now(): number;
  /** Notes that a round has been shown. */
  ended(): void;
}

/** @param repeated  speed of rounds that follow each other */
export function createRepeatSpeed(repeated: number): RepeatSpeed {
  let endedAtMs = -Infinity;
  return {
    now: () => (performance.now() - endedAtMs < repeatedWithinMs ? repeated : 1),
    ended: () => void (endedAtMs = performance.now()),
  };
}
