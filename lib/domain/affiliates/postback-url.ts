import type { PostbackEvent } from './postback';

export const longestPostbackUrl = 500;

/** What a postback URL may contain in braces. */
export const postbackPlaceholders = ['event', 'event_id', 'click_id', 'sub_id', 'link', 'amount'] as const;
type Placeholder = (typeof postbackPlaceholders)[number];

const placeholder = /\{([^{}]*)\}/g;
/** A public name has a dot and a top-level domain that begins with a letter, which no IPv4 address has. */
const publicName = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
/** Names that resolve within a network alone: RFC 6761, RFC 6762, RFC 8375, and the name ICANN reserved for private use. */
const privateNames = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'intranet', 'corp', 'home'];

/** Host, path and query of an https URL on the standard port, in ASCII, without credentials or a fragment. */
const plainUrl = /^https:\/\/([a-z\d.-]+)(?:[/?](?![^]*[#\\"<>^`|])[!-~]*)?$/i;

/** A segment of the path that a URL parser resolves, which would change the requested address. */
const dotSegment = /^[^?]*\/(\.|%2e){1,2}(?=[/?]|$)/i;

/**
 * Whether a text is the URL of a postback: https on the standard port, a public host name, only known placeholders, and neither
 * credentials nor a fragment. What the name resolves to is checked when a postback is sent.
 */
export function isPostbackUrl(text: string): boolean {
  if (text.length > longestPostbackUrl) return false;
  // No placeholder is in the host, so no event can choose it.
  const [, host = ''] = plainUrl.exec(text) ?? [];
  return isPublicName(host.toLowerCase()) && hasKnownPlaceholders(text) && !dotSegment.test(text);
}

/**
 * Fills the placeholders of a postback URL, each encoded for a query.
 *
 * @throws RangeError for a URL that is none of a postback, also once it is filled
 */
export function fillPostbackUrl(template: string, event: PostbackEvent): string {
  if (!isPostbackUrl(template)) throw new RangeError('The URL is none of a postback');
  const values = valuesOf(event);
  const filled = template.replaceAll(placeholder, (_all, name: string) =>
    encodeURIComponent(values[name as Placeholder]),
  );
  if (dotSegment.test(filled)) throw new RangeError('A value would leave the path of the URL');
  return filled;
}

function isPublicName(host: string): boolean {
  return publicName.test(host) && !privateNames.some((name) => host === name || host.endsWith(`.${name}`));
}

function hasKnownPlaceholders(text: string): boolean {
  const known: readonly string[] = postbackPlaceholders;
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  return names.every((name) => known.includes(name)) && !/[{}]/.test(text.replaceAll(placeholder, ''));
}

function valuesOf(event: PostbackEvent): Record<Placeholder, string> {
  return {
    event: event.kind,
    event_id: event.id,
    click_id: event.click,
    sub_id: event.subId,
    link: event.link,
    amount: (event.commissionCents / 100).toFixed(2),
  };
}
