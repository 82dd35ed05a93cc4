/** A value whose lists are mutable, which is how schemas type responses. */
export type Worded<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Worded<Value[Key]> }
  : Value;

/** Casts plain data of the domain to a response: a response is only serialized, and no code writes to its lists. */
export function worded<Value>(value: Value): Worded<Value> {
  return value as Worded<Value>;
}
