import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Reply } from '../s3/reply';

/** Content encoding of an answer. */
export type Encoding = 'br' | 'gzip';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const fewestBytes = 1_000;
const mostBytes = 10_000_000;
const compressible =
  /^(application\/(javascript|json|pdf|rss\+xml|wasm|xhtml\+xml|xml)|text\/(css|csv|html|javascript|plain|xml)|font\/(otf|ttf)|image\/svg\+xml)$/;

/** Creates the compression of files, which compresses each one once. */
export function createCompression(): (
  reply: Reply,
  encodings: readonly Encoding[],
  accepted: string | undefined,
) => Reply {
  const compressed = new Map<string, Buffer>();
  return (reply, encodings, accepted = '') => {
    const { status, headers, body } = reply;
    const { ETag: etag } = headers;
    if (encodings.length === 0 || etag === undefined) return reply;
    if (status !== 200 || !(body instanceof Buffer) || !isCompressible(headers, body)) return reply;
    const names = accepted.split(',').map((each) => each.split(';', 1)[0]?.trim().toLowerCase());
    const encoding = encodings.find((each) => names.includes(each));
    const vary = { ...headers, Vary: 'Accept-Encoding' };
    if (!encoding) return { ...reply, headers: vary };
    const bytes = compressed.get(`${encoding} ${etag}`) ?? compress(body, encoding);
    compressed.set(`${encoding} ${etag}`, bytes);
    return {
      status,
      headers: {
        ...vary,
        'Content-Encoding': encoding,
        'Content-Length': String(bytes.length),
        // The bytes differ and only the content is the same, so the tag becomes weak.
        ETag: etag.replace(/^(?=")/, 'W/'),
      },
      body: bytes,
    };
  };
}

function isCompressible(headers: Reply['headers'], { length }: Buffer): boolean {
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  const isEncoded = 'content-encoding' in headers;
  return !isEncoded && compressible.test(type) && length >= fewestBytes && length <= mostBytes;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
