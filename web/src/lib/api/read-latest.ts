/**
 * Creates a reader with at most one pending read. Calls during a read trigger one more read afterwards, so that the last value is not
 * older than the last call.
 *
 * @param show  called with each value; a failed read changes nothing, because callers retry
 */
export function readLatest<Value>(read: () => Promise<Value>, show: (value: Value) => void): () => void {
  let [isUnderWay, isStale] = [false, false];
  return refresh;

  function refresh(): void {
    isStale = true;
    if (!isUnderWay) void readUntilFresh();
  }

  async function readUntilFresh(): Promise<void> {
    isUnderWay = true;
    while (isStale) {
      isStale = false;
      await read().then(show, () => undefined);
    }
    isUnderWay = false;
  }
}
