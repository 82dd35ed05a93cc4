/** Keeps requests below the sockets of a client (50), so that none waits for one until its timeout. */
const atOnce = 25;

/** Calls `act` for each of any number of entries, for at most 25 at a time. A part begins when the one before has succeeded. */
export async function inParts<Each>(
  all: readonly Each[],
  act: (each: Each) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce)
    await Promise.all(all.slice(start, start + atOnce).map(act));
}
