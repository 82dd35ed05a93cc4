/** A value with every list in it open to writing, as schemas type what an answer is worded from. */
export type Worded<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Worded<Value[Key]> }
  : Value;

/** Takes plain data of the domain for an answer as it is: an answer is only ever turned into JSON, and nobody writes to its lists. */
export function worded<Value>(value: Value): Worded<Value> {
  return value as Worded<Value>;
}
