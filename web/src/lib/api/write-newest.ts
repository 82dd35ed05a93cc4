/**
 * Writes a value, and again as long as a newer one is wanted by the time of the answer; values in between are left out.
 *
 * @param wanted  returns the newest value
 * @returns the answer to the last write
 */
export async function writeNewest<Value, Answer>(
  wanted: () => Value,
  write: (value: Value) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const value = wanted();
    const answer = await write(value);
    if (wanted() === value) return answer;
  }
}
