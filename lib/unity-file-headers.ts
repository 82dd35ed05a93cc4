/** Response headers of a file of a Unity build. */
export interface UnityHeaders {
  readonly contentType: string;
  /** Compression of the file itself; the browser decompresses it. @default none */
  readonly contentEncoding?: 'br' | 'gzip';
}

const types = new Map([
  ['data', 'application/octet-stream'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  // Browsers compile code while it streams only with this type.
  ['wasm', 'application/wasm'],
]);
const encodings = { br: 'br', gz: 'gzip' } as const;

/**
 * Derives the headers of a Unity build's file from its name: `game.wasm.br` is code compressed by Brotli.
 *
 * @returns null for a file that is not part of a build
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
