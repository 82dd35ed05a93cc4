import { loadConfig } from './config';

/** By which click of an affiliate's link somebody came, as this browser remembers it. */
export interface RememberedClick {
  readonly code: string;
  readonly click: string;
  /** A number by chance, by which the house knows the same visitor again. */
  readonly visitor: string;
}

/**
 * Over https the cookie has the prefix `__Host-`: a browser takes it from this host alone, over TLS alone. A laptop's site is plain http,
 * where a browser refuses the prefix, so the name goes without it there.
 */
const cookieName = (protocol: string) =>
  protocol === 'https:' ? '__Host-jade-harbour.partner' : 'jade-harbour.partner';

/** What is remembered; null for nothing. */
export function rememberedClick(
  cookies = document.cookie,
  protocol = location.protocol,
): RememberedClick | null {
  const name = cookieName(protocol);
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const [code, click, visitor] = pair?.slice(name.length + 1).split('.') ?? [];
  return code && click && visitor ? { code, click, visitor } : null;
}

/** Forgets the click once it was used, or could not be. */
export function forgetClick(): void {
  write('', 0);
}

/**
 * Tells the house that somebody came by a link, and remembers it as long as the house says: to be called once they agreed. The last link
 * counts. Where nothing is counted, nothing is remembered.
 */
export async function followAffiliateLink(code: string): Promise<void> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint ?? '';
  const visitor = rememberedClick()?.visitor ?? randomName();
  const response = await fetch(`${endpoint}/public/affiliate-clicks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, visitor }),
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

/** The cookie as `document.cookie` takes it. */
export function affiliateCookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(protocol)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function randomName(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
