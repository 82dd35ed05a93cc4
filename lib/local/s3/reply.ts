export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Text, or elements by name; a list repeats its element, undefined omits it. */
type XmlContent =
  | string
  | number
  | boolean
  | { readonly [name: string]: XmlContent | XmlContent[] | undefined };

/** A reply with a document of one root element. */
export function xmlReply(root: string, content: XmlContent, status = 200): Reply {
  const namespace = root === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return {
    status,
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace}>${written(content)}</${root}>`,
  };
}

function written(content: XmlContent): string {
  if (typeof content !== 'object')
    return String(content).replaceAll(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);
  return Object.entries(content)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .map(([name, value]) => (value === undefined ? '' : `<${name}>${written(value)}</${name}>`))
    .join('');
}
