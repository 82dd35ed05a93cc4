import { brand } from './brand';

/** What a page says of itself to browsers, search engines and whoever previews a link to it. */
export interface Head {
  /** The page's own title; the brand is added. Without one, the brand's promise stands in. */
  title?: string | undefined;
  description: string;
  /** The canonical path; null for a page that has none, which is then kept out of search engines. */
  path: string | null;
  /** What the page is to whoever previews it. @default 'website' */
  type?: 'website' | 'article' | undefined;
  /** The address of a feed of what is listed here. */
  feed?: string | undefined;
  /**
   * What machines are told beside the tags, in the words of schema.org as JSON; addresses begin at the site's root. It stands in
   * the HTML alone, which is what machines read.
   */
  structured?: string | undefined;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute and value that make this tag unique in a head. */
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
 * The tags of a head beside its title.
 *
 * @param origin  the site's address without a slash at the end; empty when it is not known, then addresses stay relative
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
