/** Parses JSON that this browser stored; returns null for a missing or invalid value, since users can edit storage. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
