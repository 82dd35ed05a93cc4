import { loadPart } from '#web/lib/builds/chunk-reload';

type Load<Value> = () => Promise<Value>;

const remembered = new WeakMap<Load<unknown>, unknown>();

/** Loads a part and remembers it, so that it is there at once when it is shown again. */
export async function loadRemembered<Value>(load: Load<Value>): Promise<Value> {
  const value = await loadPart(load);
  remembered.set(load, value);
  return value;
}

/** The part that this function has loaded before; undefined before it has. */
export function rememberedPart<Value>(load: Load<Value>): Value | undefined {
  // Only `loadRemembered` writes, and only what the function itself has loaded.
  return remembered.get(load) as Value | undefined;
}
