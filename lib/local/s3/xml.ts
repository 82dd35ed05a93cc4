/** Text, or elements by name; a list repeats its element, undefined omits it. */
export type XmlContent =
  | string
  | number
  | boolean
  | { readonly [name: string]: XmlContent | XmlContent[] | undefined };

/** Serializes a document with one root element. */
export function xmlDocument(root: string, content: XmlContent): string {
  const namespace = root === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace}>${written(content)}</${root}>`;
}

function written(content: XmlContent): string {
  if (typeof content !== 'object') return escaped(String(content));
  return Object.entries(content)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .map(([name, value]) => (value === undefined ? '' : `<${name}>${written(value)}</${name}>`))
    .join('');
}

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
] as const;

function escaped(text: string): string {
  return entities.reduce((result, [character, entity]) => result.replaceAll(character, entity), text);
}

/** The contents of all elements of a name, in order; requests of S3 never nest an element in one of the same name. */
export function elementsOf(xml: string, name: string): string[] {
  const opening = new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g');
  const closing = `</${name}>`;
  const contents: string[] = [];
  for (let match = opening.exec(xml); match; match = opening.exec(xml)) {
    const end = xml.indexOf(closing, opening.lastIndex);
    if (end < 0) break;
    contents.push(xml.slice(opening.lastIndex, end));
    opening.lastIndex = end + closing.length;
  }
  return contents;
}

/** The text of the first element of a name; undefined when there is none. */
export function textOf(xml: string, name: string): string | undefined {
  const [content] = elementsOf(xml, name);
  return content
    ?.replace(/&(#x[\da-f]+|#\d+|quot|apos|lt|gt|amp);/gi, (_entity, reference: string) => decoded(reference))
    .replaceAll(/\r\n?/g, '\n');
}

const named: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

function decoded(reference: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(reference) ?? [];
  if (hexadecimal) return String.fromCodePoint(Math.min(parseInt(hexadecimal, 16), 0x10ffff));
  if (decimal) return String.fromCodePoint(Math.min(Number(decimal), 0x10ffff));
  return named[reference.toLowerCase()] ?? '';
}
