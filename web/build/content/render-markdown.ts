import { Fragment, isValidElement, type ReactNode } from 'react';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Written, WrittenElement, WrittenHeading } from '../../src/lib/page/written';
import { ContentFault } from './front-matter';

/** A picture with its size, and optionally a half-width version. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Path of the half-width version. */
  readonly half?: string;
}

/** Resolves a picture to its URL and size. @throws Error for a missing picture */
export type FindPicture = (source: string) => Picture;

/** Describes the position of a picture in its source text, for fault messages. */
export type DescribePosition = (source: string) => string;

/** A rendered text as data, which needs no renderer. */
export interface RenderedText {
  readonly body: readonly Written[];
  readonly headings: readonly WrittenHeading[];
  readonly words: number;
}

/**
 * Renders Markdown at build time with the same component as in the browser: the result is data, so a text page loads no parser. HTML is
 * dropped.
 *
 * @param where  describes the position of a picture in fault messages
 * @throws Error for a picture without alternative text, naming its position
 */
export function renderMarkdown(
  text: string,
  findPicture: FindPicture,
  where: DescribePosition = () => 'picture',
): RenderedText {
  const headings: WrittenHeading[] = [];
  const rendered = Markdown({
    children: text,
    skipHtml: true,
    remarkPlugins: [remarkGfm],
    urlTransform: safeAddress,
  });
  const body = withoutWhitespace(piecesOf(rendered));
  return { body, headings, words: wordsIn(body) };

  function piecesOf(node: ReactNode): Written[] {
    if (typeof node === 'string') return [node];
    if (Array.isArray(node)) return node.flatMap(piecesOf);
    if (!isValidElement<{ children?: ReactNode } & Attributes>(node)) return [];
    const { children, ...attributes } = node.props;
    const content = piecesOf(children);
    if (node.type === Fragment) return content;
    const tag = String(node.type);
    // A figure must not be nested in a paragraph.
    if (tag === 'p' && content.length === 1 && content[0]?.[0] === 'figure') return content;
    return [elementOf(tag, attributes, whitespaceFreeTags.has(tag) ? withoutWhitespace(content) : content)];
  }

  function elementOf(tag: string, attributes: Attributes, content: Written[]): WrittenElement {
    if (tag === 'img') {
      const alt = String(attributes['alt'] ?? '');
      const src = String(attributes['src']);
      if (!alt) throw new ContentFault(`${where(src)}: ${src}: alt: a picture needs alternative text.`);
      const picture: WrittenElement = [tag, { ...findPicture(src), alt }];
      const { title } = attributes;
      // The quoted title after a picture's URL is its caption.
      return typeof title === 'string' ? ['figure', null, picture, ['figcaption', null, title]] : picture;
    }
    if (tag === 'h2' || tag === 'h3') {
      const heading = {
        id: freeId(textOf(content)),
        text: textOf(content),
        level: tag === 'h2' ? 2 : 3,
      } as const;
      headings.push(heading);
      return [tag, { id: heading.id }, ...content];
    }
    const allowed = allowedAttributes(attributes);
    return [tag, Object.keys(allowed).length > 0 ? allowed : null, ...content];
  }

  function freeId(text: string): string {
    const id = slugOf(text);
    const sameIds = headings.filter((heading) => heading.id.replace(/-\d+$/, '') === id).length;
    return sameIds === 0 ? id : `${id}-${sameIds + 1}`;
  }
}

type Attributes = Record<string, unknown>;

/** Drops executable URLs; `tel:` is allowed in addition to the protocols that the component considers safe. */
function safeAddress(address: string): string {
  return /^tel:\+?\d+$/.test(address) ? address : defaultUrlTransform(address);
}

/** React warns about white space between table rows and list items, which has no meaning. */
const whitespaceFreeTags: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

function withoutWhitespace(pieces: Written[]): Written[] {
  return pieces.filter((piece) => typeof piece !== 'string' || piece.trim() !== '');
}

function allowedAttributes({ href, style }: Attributes): Record<string, string> {
  const align = (style as { textAlign?: string } | undefined)?.textAlign;
  return { ...(typeof href === 'string' && { href }), ...(align && { 'data-align': align }) };
}

/** The plain text of rendered content. */
export function textOf(pieces: readonly Written[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(contentOf(piece)))).join('');
}

function contentOf([, , ...content]: WrittenElement): Written[] {
  return content;
}

/** An id derived from text: `How long it takes` becomes `how-long-it-takes`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function wordsIn(body: readonly Written[]): number {
  return body.flatMap(leavesOf).flatMap((text) => text.match(/\S*\w\S*/g) ?? []).length;
}

function leavesOf(piece: Written): string[] {
  return typeof piece === 'string' ? [piece] : contentOf(piece).flatMap(leavesOf);
}
