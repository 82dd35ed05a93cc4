import { brand } from '#domain/operator/brand';
import { mailRules } from './mail-allowance';
import type { NoticeCopy } from './notice-copy';

/** A notice as an email, as plain text and simple HTML. */
export interface NoticeMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Renders a notice as an email.
 *
 * @param settings.siteOrigin  origin of the site, null if the stage does not know it
 * @param settings.why         why the player cannot turn this category off, or null
 */
export function noticeMail(
  { title, text, link }: NoticeCopy,
  { siteOrigin, why }: { siteOrigin: string | null; why: string | null },
): NoticeMail {
  const page = siteOrigin !== null && link !== null ? siteOrigin + link : null;
  const settings = siteOrigin === null ? null : `${siteOrigin}/Account/notices`;
  const closing =
    why === null
      ? 'Choose which emails you get on your notices page.'
      : `You cannot turn off this type of email. ${why}`;
  const more = page ?? `See more at ${brand.name}${link === null ? '' : ` at ${link}`}.`;
  return {
    subject: title,
    text:
      [title, text, more, '--', `${brand.name}. ${closing}`, settings].filter(Boolean).join('\n\n') + '\n',
    html: document([
      `<h1 style="font-size:20px">${escaped(title)}</h1>`,
      `<p>${escaped(text)}</p>`,
      page === null
        ? `<p>${escaped(more)}</p>`
        : `<p><a href="${escaped(page)}">View at ${brand.name}</a></p>`,
      '<hr>',
      `<p style="font-size:13px">${brand.name}. ${escaped(closing)}${
        settings === null ? '' : ` <a href="${escaped(settings)}">Your notices</a>`
      }</p>`,
    ]),
  };
}

/** Renders a digest with the titles of notices beyond the rate limit. */
export function digestMail(
  notices: readonly Pick<NoticeCopy, 'title'>[],
  { siteOrigin }: { siteOrigin: string | null },
): NoticeMail {
  const count = notices.length === 1 ? 'One more notice' : `${notices.length} more notices`;
  const copy = {
    title: `${count} from ${brand.name}`,
    text:
      `We send at most ${mailRules.perHour} emails an hour, so here are the rest together: ` +
      `${notices.map(({ title }) => title).join(' · ')}`,
    link: '/Account/notices',
  };
  return noticeMail(copy, { siteOrigin, why: null });
}

function document(parts: readonly string[]): string {
  const body =
    'font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:24px auto;padding:0 16px';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="${body}">${parts.join('')}</body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
