/** A value whose lists are mutable, which is how schemas type responses. */
export type Mutable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
  : Value;

/** Casts plain data of the domain to a response: a response is only serialized, and no code writes to its lists. */
export function asMutable<Value>(value: Value): Mutable<Value> {
  return value as Mutable<Value>;
}
