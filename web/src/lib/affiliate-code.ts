/** The code of an affiliate's link in an address; null for none. A code for friends has another name and another length. */
export function affiliateCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.toUpperCase() ?? '';
  return /^[2-9A-HJ-NP-Z]{6}$/.test(code) ? code : null;
}
