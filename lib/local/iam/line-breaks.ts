/** The characters that `.` of a regular expression does not match. */
const lineBreaks = /[\n\r\u2028\u2029]/g;

/**
 * Replaces the line breaks in the texts of a JSON value, each by its own character for private use. Two texts are
 * equal after it only if they were before.
 */
export function replaceLineBreaks<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(lineBreaks, privateCharacter) : part,
  ) as Value;
}

function privateCharacter(lineBreak: string): string {
  return String.fromCharCode(0xe000 + (lineBreak.charCodeAt(0) & 0xff));
}
