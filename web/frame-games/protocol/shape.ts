/** A type guard for a complete value. Small enough to be bundled with every game. */
export type Shape<T> = (value: unknown) => value is T;

/** The type that a shape validates. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

/** @param longest  in UTF-16 units */
export function text(longest: number): Shape<string> {
  return (value): value is string => typeof value === 'string' && value.length <= longest;
}

/** An integer from the lowest to the highest, both included. */
export function whole(lowest: number, highest: number): Shape<number> {
  return (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= lowest && (value as number) <= highest;
}

/** A number from 0 to 1. */
export const fraction: Shape<number> = (value): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** Any JSON value; its reader validates it further. */
export const anything: Shape<unknown> = (value): value is unknown => value !== undefined;

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value): value is T => values.includes(value as T);
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

export function listOf<T>(shape: Shape<T>, most: number): Shape<readonly T[]> {
  return (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every((each) => shape(each));
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Filled<F extends Fields> = { readonly [Name in keyof F]: Shaped<F[Name]> };

/** An object with exactly these fields. */
export function exactly<F extends Fields>(fields: F): Shape<Filled<F>> {
  return (value): value is Filled<F> =>
    has(value, fields) && Object.keys(value).every((name) => Object.hasOwn(fields, name));
}

/** An object with at least these fields; further fields are ignored. */
export function atLeast<F extends Fields>(fields: F): Shape<Filled<F>> {
  return (value): value is Filled<F> => has(value, fields);
}

function has(value: unknown, fields: Fields): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(fields).every(([name, shape]) =>
    Object.hasOwn(value, name) ? shape((value as Record<string, unknown>)[name]) : false,
  );
}
