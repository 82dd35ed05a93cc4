/** Internals that no response may contain. */
const internals: readonly [what: string, pattern: RegExp][] = [
  ['a stack trace', /\n\s+at |\bat \S+ \(|\.(?:[cm]?js|ts):\d+/],
  ['a file path', /\/(?:work|home|root|tmp|var\/task|node_modules)\//],
  ['an ARN', /\barn:aws:/],
  ['an internal service', /dynamo|dynalite|ECONN|EPIPE|\bSQS\b|\bS3\b|NoSuchKey/i],
  [
    'an exception of a library',
    /\b(?:Type|Range|Syntax|Reference|Zod)Error\b|(?:Validation|Client)Exception/,
  ],
  ['a missing value', /\bundefined\b|\[object Object\]|\bNaN\b/],
];

/**
 * Internals that a response reveals.
 *
 * @param sent  text of the request, which may be echoed
 * @param names  internal names, such as table names
 * @returns faults as text
 */
export function findLeaks(text: string, sent: string, names: readonly string[]): string[] {
  const leaks = internals
    .filter(([, pattern]) => pattern.test(text) && !pattern.test(sent))
    .map(([what, pattern]) => `reveals ${what}: ${excerpt(text, pattern)}`);
  const leakedNames = names.filter((name) => text.includes(name) && !sent.includes(name));
  return [...leaks, ...leakedNames.map((name) => `reveals the name ${name}`)];
}

function excerpt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
}
