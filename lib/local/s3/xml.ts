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
