/** Most characters of a sub-id. */
export const longestSubId = 40;

/** A sub-id, by which an affiliate tells places of one link apart: it appears in addresses and files, so it has safe characters only. */
export const subIdPattern = new RegExp(`^[A-Za-z0-9_-]{1,${longestSubId}}$`);

/** The parameter of a link's address that holds a sub-id. */
export const subIdParameter = 'sub';

/** Whether a text is a valid sub-id. */
export function isSubId(text: string): boolean {
  return subIdPattern.test(text);
}
