/** What a browser has to be told of a file of a Unity build. */
export interface UnityHeaders {
  readonly contentType: string;
  /** How the file itself is packed; the browser unpacks it. @default it is not */
  readonly contentEncoding?: 'br' | 'gzip';
}

const types = new Map([
  ['data', 'application/octet-stream'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  // Only of this type is code compiled while it still arrives.
  ['wasm', 'application/wasm'],
]);
const encodings = { br: 'br', gz: 'gzip' } as const;

/**
 * Reads from the name of a file of a Unity build how it is served: `game.wasm.br` is code, packed by Brotli.
 *
 * @returns null for a file that is no part of a build
 */
export function unityHeaders(fileName: string): UnityHeaders | null {
  const [, ending = '', packing] = /\.([a-z]+)(?:\.(br|gz))?$/.exec(fileName) ?? [];
  const contentType = types.get(ending);
  if (contentType === undefined) return null;
  return {
    contentType,
    ...(packing !== undefined && { contentEncoding: encodings[packing as keyof typeof encodings] }),
  };
}
