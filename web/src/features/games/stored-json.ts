/** Reads what this browser stored; null for nothing and for anything that is no JSON, since anybody may edit it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
