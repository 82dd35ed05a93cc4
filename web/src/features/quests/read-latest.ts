/**
 * Makes a reader that may be called at any time, and has one read under way at most. Whatever calls it meanwhile is read for once more
 * afterwards, so that what is shown last is not older than the last call.
 *
 * @param show  told of each value; a read that fails leaves what is on show, as whoever calls does so again
 */
export function readLatest<Value>(read: () => Promise<Value>, show: (value: Value) => void): () => void {
  let [isUnderWay, isStale] = [false, false];
  return refresh;

  function refresh(): void {
    isStale = true;
    if (!isUnderWay) void readOn();
  }

  async function readOn(): Promise<void> {
    isUnderWay = true;
    while (isStale) {
      isStale = false;
      await read().then(show, () => undefined);
    }
    isUnderWay = false;
  }
}
