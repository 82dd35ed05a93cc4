import { isSubId, subIdParameter } from '#domain/affiliates/sub-id';

/** The code of an affiliate link in a URL; null for none. Referral codes have another parameter and another length. */
export function affiliateCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.toUpperCase() ?? '';
  return /^[2-9A-HJ-NP-Z]{6}$/.test(code) ? code : null;
}

/** The sub-id of an affiliate link in a URL; undefined for none or an invalid one, which does not keep the link from counting. */
export function subIdIn(search: string): string | undefined {
  const subId = new URLSearchParams(search).get(subIdParameter) ?? '';
  return isSubId(subId) ? subId : undefined;
}
