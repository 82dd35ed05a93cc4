/**
 * Writes a value, and again as long as a newer one is wanted by the time of the answer; values in between are left out.
 *
 * @param wanted  returns the newest value
 */
export async function writeNewest<Value>(
  wanted: () => Value,
  write: (value: Value) => Promise<unknown>,
): Promise<void> {
  let written;
  do {
    written = wanted();
    await write(written);
  } while (wanted() !== written);
}
