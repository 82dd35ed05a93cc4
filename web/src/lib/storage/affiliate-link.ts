import { loadConfig } from '../api/config';

/** The click on an affiliate link that led to the visit, as stored by this browser. */
export interface RememberedClick {
  readonly code: string;
  readonly click: string;
  /** A random number by which the API recognizes the same visitor. */
  readonly visitor: string;
}

/**
 * Over https the cookie has the prefix `__Host-`, so browsers accept it only from this host and over TLS. A development site uses plain
 * http, where browsers refuse the prefix, so the name has none there.
 */
const cookieName = (protocol: string) =>
  protocol === 'https:' ? '__Host-jade-harbour.partner' : 'jade-harbour.partner';

/** The stored click; null when there is none. */
export function rememberedClick(
  cookies = document.cookie,
  protocol = location.protocol,
): RememberedClick | null {
  const name = cookieName(protocol);
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const [code, click, visitor] = pair?.slice(name.length + 1).split('.') ?? [];
  return code && click && visitor ? { code, click, visitor } : null;
}

/** Deletes the click once it was used, or was refused. */
export function forgetClick(): void {
  write('', 0);
}

/**
 * Reports a visit by an affiliate link, and stores it for the period that the API returns. Called after consent. The last link counts.
 * Where the API counts nothing, nothing is stored.
 */
export async function followAffiliateLink(code: string, subId?: string): Promise<void> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint ?? '';
  const visitor = rememberedClick()?.visitor ?? randomName();
  const response = await fetch(`${endpoint}/public/affiliate-clicks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, visitor, ...(subId !== undefined && { subId }) }),
  });
  if (!response.ok) throw new Error('A click could not be counted.');
  const { click } = (await response.json()) as { click: { id: string; rememberedUntil: string } | null };
  if (!click) return;
  const seconds = Math.floor((Date.parse(click.rememberedUntil) - Date.now()) / 1_000);
  write([code, click.id, visitor].join('.'), seconds);
}

function write(value: string, seconds: number): void {
  document.cookie = affiliateCookie(value, seconds, location.protocol);
}

/** The cookie in the syntax of `document.cookie`. */
export function affiliateCookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(protocol)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function randomName(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
