import { brand } from '#domain/operator/brand';

/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** The page's own title; the brand is appended. Without one, the brand's claim is used. */
  title?: string | undefined;
  description: string;
  /** The canonical path; null for a page without one, which is excluded from search engines. */
  path: string | null;
  /** The Open Graph type. @default 'website' */
  type?: 'website' | 'article' | undefined;
  /** The URL of a feed of the listed items. */
  feed?: string | undefined;
  /**
   * Structured data in schema.org vocabulary as JSON; URLs are relative to the site's root. Only the HTML contains it, which is what
   * crawlers read.
   */
  structured?: string | undefined;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute and value that identify this tag in a head. */
  key: readonly [attribute: string, value: string];
  value: readonly [attribute: string, value: string];
  /** @default none */
  others?: Readonly<Record<string, string>>;
}

/** The text of `<title>`. */
export function documentTitle(head: Head): string {
  return head.title ? `${head.title} · ${brand.name}` : `${brand.name} · ${brand.promise}`;
}

/**
 * The tags of a head besides its title.
 *
 * @param origin  the site's origin without a trailing slash; empty when it is not known, which keeps URLs relative
 */
export function headTags(head: Head, origin: string): HeadTag[] {
  const named = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    key: ['name', name],
    value: ['content', content],
  });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    key: ['property', name],
    value: ['content', content],
  });
  const always = [
    named('description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:site_name', brand.name),
    property('og:title', documentTitle(head)),
    property('og:description', head.description),
    property('og:image', `${origin}/open-graph.jpg`),
    named('twitter:card', 'summary_large_image'),
  ];
  if (head.path === null) return [...always, named('robots', 'noindex')];
  const address = origin + head.path;
  return [
    ...always,
    property('og:url', address),
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', address] },
    ...(head.feed ? [feedTag(head.feed)] : []),
  ];
}

function feedTag(path: string): HeadTag {
  return {
    tag: 'link',
    key: ['rel', 'alternate'],
    value: ['href', path],
    others: { type: 'application/rss+xml', title: brand.name },
  };
}
