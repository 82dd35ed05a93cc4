/** Parses the JSON of a client; undefined for other text, which each service refuses in its own words. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
