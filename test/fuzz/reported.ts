/** Internals that no response may contain. */
const internals: readonly [what: string, pattern: RegExp][] = [
  ['a stack trace', /\n\s+at |\bat \S+ \(|\.(?:[cm]?js|ts):\d+/],
  ['a file path', /\/(?:work|home|root|tmp|var\/task|node_modules)\//],
  ['an ARN', /\barn:aws:/],
  ['a service behind', /dynamo|dynalite|ECONN|EPIPE|\bSQS\b|\bS3\b|NoSuchKey/i],
  [
    'an exception of a library',
    /\b(?:Type|Range|Syntax|Reference|Zod)Error\b|(?:Validation|Client)Exception/,
  ],
  ['a value that is missing', /\bundefined\b|\[object Object\]|\bNaN\b/],
];

/**
 * Internals that a response reveals.
 *
 * @param sent  text of the request, which may be echoed
 * @param names  internal names, such as table names
 * @returns faults as text
 */
export function leaksOf(text: string, sent: string, names: readonly string[]): string[] {
  const patterns = internals
    .filter(([, pattern]) => pattern.test(text) && !pattern.test(sent))
    .map(([what, pattern]) => `tells ${what}: ${excerpt(text, pattern)}`);
  const named = names.filter((name) => text.includes(name) && !sent.includes(name));
  return [...patterns, ...named.map((name) => `names ${name}`)];
}

function excerpt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
}
