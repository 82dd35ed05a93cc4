import { keep, readKept } from './stored';

/** Where storage is forbidden no code is kept; it can be typed on the page of one's friends. */
const key = 'jade-harbour.friend';
const keptMs = 30 * 86_400_000;

/**
 * Keeps the code of a friend's link on this device for thirty days. Of several links the last one counts that was opened before joining.
 *
 * @param search  of the address; the code may stand in the address that a sign-in leads on to
 */
export function rememberReferrer(search: string, now = Date.now()): void {
  const code = codeIn(search);
  // Eight letters and digits: whatever else somebody writes into a link is not kept.
  if (code && /^[2-9a-hj-np-z]{8}$/i.test(code)) keep(key, `${code.toUpperCase()} ${now + keptMs}`);
}

/** The code that was kept, null for none, or none any more. */
export function rememberedReferrer(now = Date.now()): string | null {
  const [code, until] = (readKept(key) ?? '').split(' ');
  return code && Number(until) > now ? code : null;
}

/** Forgets the code once it was used, or could not be. */
export function forgetReferrer(): void {
  keep(key, null);
}

function codeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const next = query.get('next')?.split('?')[1] ?? '';
  return query.get('referral') ?? new URLSearchParams(next).get('referral');
}
