/** The code of an affiliate link in a URL; null for none. Referral codes have another parameter and another length. */
export function affiliateCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.toUpperCase() ?? '';
  return /^[2-9A-HJ-NP-Z]{6}$/.test(code) ? code : null;
}
