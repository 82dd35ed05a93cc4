/** A stored item, frozen so that readers cannot change it. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Copies and freezes a document like the SDK's round trip.
 *
 * @throws TypeError for values that the SDK does not send: undefined, class instances, unsafe numbers
 */
export function storedCopy<Value>(value: Value): Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))) return value;
    throw new TypeError(`A table takes no ${value}`);
  }
  if (typeof value !== 'object') throw new TypeError(`A table takes no ${typeof value}`);
  // Bytes cannot be frozen.
  if (value instanceof Uint8Array) return Uint8Array.from(value) as Value;
  if (Array.isArray(value)) return Object.freeze(value.map(storedCopy)) as Value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`A table takes no ${value.constructor.name}`);
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = storedCopy(value[name]);
  return Object.freeze(copy) as Value;
}

/** Whether two documents are equal, like `=` in a condition. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const names = Object.keys(left);
  const others = Object.keys(right);
  if (Array.isArray(left) !== Array.isArray(right) || names.length !== others.length) return false;
  return names.every((name) => isSame((left as Item)[name], (right as Item)[name]));
}

/** Compares numbers by size and strings by bytes; undefined for values without order, such as two types. */
export function compare(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  // The product's keys are ASCII, where UTF-16 order equals byte order.
  return left < right ? -1 : left > right ? 1 : 0;
}
