const text = /[^<&]*(?:&(?:amp|lt|gt|quot);[^<&]*)*/y;
const tag = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="(?:[^"<&]|&(?:amp|lt|gt|quot);)*")*)(\/?)>/y;

/** An element of a parsed document, with its attributes and the text inside it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Reads the elements of an XML document without comments or declarations, in the order of their start.
 *
 * @throws Error for a document that is not well-formed
 */
export function readXml(xml: string): readonly Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  for (let at = 0; at < xml.length;) {
    const content = matchAt(text, xml, at);
    for (const element of open) element.text += decoded(content?.[0] ?? '');
    at += content?.[0].length ?? 0;
    if (at === xml.length) break;
    const found = matchAt(tag, xml, at);
    if (!found) throw new Error(`Not well-formed: ${xml.slice(at, at + 40)}`);
    const [whole, isEnd, name = '', attributes = '', isEmpty] = found;
    at += whole.length;
    if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`${name} ends where it did not start`);
      continue;
    }
    const element = { name, attributes: attributesIn(attributes), text: '' };
    all.push(element);
    if (!isEmpty) open.push(element);
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} does not end`);
  return all;
}

function matchAt(pattern: RegExp, xml: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(xml);
}

function attributesIn(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(source: string): string {
  return source
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
