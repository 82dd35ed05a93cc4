import { xmlDocument, type XmlContent } from './xml';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

export function xmlReply(
  root: string,
  content: XmlContent,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Reply {
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/xml' },
    body: xmlDocument(root, content),
  };
}
