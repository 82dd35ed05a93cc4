import { Fragment, isValidElement, type ReactNode } from 'react';
import Markdown, { defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Written, WrittenElement, WrittenHeading } from '../../src/lib/written';
import { ContentFault } from './front-matter';

/** A picture with its size; one that exists in half of its width, too, names that. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Where the half lies. */
  readonly half?: string;
}

/** Gives a picture its address and its size. @throws Error for one that is not there */
export type FindPicture = (source: string) => Picture;

/** Names where in a text the picture of this address stands, for whoever has to mend it. */
export type NamePlace = (source: string) => string;

/** A text as it is shown, without any of the code that set it. */
export interface SetText {
  readonly body: readonly Written[];
  readonly headings: readonly WrittenHeading[];
  readonly words: number;
}

/**
 * Sets Markdown at build, by the same component that sets it in a browser: what comes out is data, so that a page of text
 * loads no parser. HTML in it is left out.
 *
 * @param where  how faults name the place of a picture
 * @throws Error for a picture without words, naming its place
 */
export function setMarkdown(
  text: string,
  findPicture: FindPicture,
  where: NamePlace = () => 'picture',
): SetText {
  const headings: WrittenHeading[] = [];
  const set = Markdown({
    children: text,
    skipHtml: true,
    remarkPlugins: [remarkGfm],
    urlTransform: safeAddress,
  });
  const body = withoutBlanks(piecesOf(set));
  return { body, headings, words: wordsIn(body) };

  function piecesOf(node: ReactNode): Written[] {
    if (typeof node === 'string') return [node];
    if (Array.isArray(node)) return node.flatMap(piecesOf);
    if (!isValidElement<{ children?: ReactNode } & Attributes>(node)) return [];
    const { children, ...attributes } = node.props;
    const content = piecesOf(children);
    if (node.type === Fragment) return content;
    const tag = String(node.type);
    // A picture with a line below it is no part of a sentence.
    if (tag === 'p' && content.length === 1 && content[0]?.[0] === 'figure') return content;
    return [elementOf(tag, attributes, rowParts.has(tag) ? withoutBlanks(content) : content)];
  }

  function elementOf(tag: string, attributes: Attributes, content: Written[]): WrittenElement {
    if (tag === 'img') {
      const alt = String(attributes['alt'] ?? '');
      const src = String(attributes['src']);
      if (!alt)
        throw new ContentFault(
          `${where(src)}: ${src}: alt: a picture needs words for those who do not see it.`,
        );
      const picture: WrittenElement = [tag, { ...findPicture(src), alt }];
      const { title } = attributes;
      // What stands in quotes behind a picture's address is the line below it.
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
    const kept = keptAttributes(attributes);
    return [tag, Object.keys(kept).length > 0 ? kept : null, ...content];
  }

  function freeId(text: string): string {
    const id = slugOf(text);
    const twins = headings.filter((heading) => heading.id.replace(/-\d+$/, '') === id).length;
    return twins === 0 ? id : `${id}-${twins + 1}`;
  }
}

type Attributes = Record<string, unknown>;

/** Addresses that would run something are left out; numbers to call are not among those the component knows as safe. */
function safeAddress(address: string): string {
  return /^tel:\+?\d+$/.test(address) ? address : defaultUrlTransform(address);
}

/** White space between the rows of a table means nothing, and React complains about it. */
const rowParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

function withoutBlanks(pieces: Written[]): Written[] {
  return pieces.filter((piece) => typeof piece !== 'string' || piece.trim() !== '');
}

function keptAttributes({ href, style }: Attributes): Record<string, string> {
  const align = (style as { textAlign?: string } | undefined)?.textAlign;
  return { ...(typeof href === 'string' && { href }), ...(align && { 'data-align': align }) };
}

/** The words of what was set, without what sets them. */
export function textOf(pieces: readonly Written[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(contentOf(piece)))).join('');
}

function contentOf([, , ...content]: WrittenElement): Written[] {
  return content;
}

/** An id made of words: `How long it takes` is `how-long-it-takes`. */
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
