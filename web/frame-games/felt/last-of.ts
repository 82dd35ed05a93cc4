/**
 * Passes on the last of values that come in quick succession, as while a key is held down.
 *
 * @param quietMs  how long no other value comes before one is passed on
 */
export function lastOf<Value>(passOn: (value: Value) => void, quietMs: number): (value: Value) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => passOn(value), quietMs);
  };
}
