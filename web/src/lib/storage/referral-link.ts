import { keep, readKept } from './stored';

/** Where storage is forbidden, no code is stored; the player can enter it on the referral page. */
const key = 'jade-harbour.friend';
const dayMs = 86_400_000;

/** Days for which this device keeps the code of a referral link. */
export const referrerKeptDays = 30;

/**
 * Stores the code of a referral link on this device. The last link before joining counts.
 *
 * @param search  of the URL; the code may be inside the URL to which a sign-in leads
 */
export function rememberReferrer(search: string, now = Date.now()): void {
  const code = codeIn(search);
  // Eight letters and digits: any other value of the parameter is ignored.
  if (code && /^[2-9a-hj-np-z]{8}$/i.test(code))
    keep(key, `${code.toUpperCase()} ${now + referrerKeptDays * dayMs}`);
}

/** The stored code; null when there is none or it has expired. */
export function rememberedReferrer(now = Date.now()): string | null {
  const [code, until] = (readKept(key) ?? '').split(' ');
  return code && Number(until) > now ? code : null;
}

/** Deletes the code once it was used, or was refused. */
export function forgetReferrer(): void {
  keep(key, null);
}

function codeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const next = query.get('next')?.split('?')[1] ?? '';
  return query.get('referral') ?? new URLSearchParams(next).get('referral');
}
