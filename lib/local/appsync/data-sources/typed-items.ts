export type Item = Readonly<Record<string, unknown>>;

/**
 * AppSync accepts numbers as numbers and null as null.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
 */
function toWire(value: unknown): unknown {
  const [type, content] = typeAndContent(value);
  if (type === 'N') return { N: String(content) };
  if (type === 'NS') return { NS: (content as unknown[]).map(String) };
  if (type === 'NULL') return { NULL: true };
  if (type === 'L') return { L: (content as unknown[]).map(toWire) };
  return type === 'M' ? { M: itemToWire(content as object) } : value;
}

export function itemToWire(item: object): Item {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toWire(value)]));
}

/** Binaries stay Base64, sets become lists. */
function fromWire(value: unknown): unknown {
  const [type, content] = typeAndContent(value);
  if (type === 'N') return Number(content);
  if (type === 'NS') return (content as unknown[]).map(Number);
  if (type === 'NULL') return null;
  if (type === 'L') return (content as unknown[]).map(fromWire);
  return type === 'M' ? itemFromWire(content as object) : content;
}

export function itemFromWire(item: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, fromWire(value)]));
}

export function itemOf(item: unknown): Record<string, unknown> | null {
  return item ? itemFromWire(item) : null;
}

function typeAndContent(value: unknown): [string, unknown] {
  return Object.entries((value ?? {}) as object)[0] ?? ['', undefined];
}
