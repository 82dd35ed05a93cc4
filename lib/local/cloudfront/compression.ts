import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Reply } from '../s3/reply';
import { type DistributionSource, readCachePolicy } from './distribution-source';

/** Content encoding of an answer. */
export type Encoding = 'br' | 'gzip';

/** The AWS managed cache policy CachingOptimized, which accepts both encodings. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

const policyProperties = z.looseObject({
  MaxTTL: z.number(),
  ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
    EnableAcceptEncodingBrotli: z.boolean().default(false),
    EnableAcceptEncodingGzip: z.boolean(),
  }),
});

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html */
const fewestBytes = 1_000;
const mostBytes = 10_000_000;
const compressible = new Set([
  ...['javascript', 'json', 'pdf', 'rss+xml', 'wasm', 'xhtml+xml', 'xml'].map(
    (name) => `application/${name}`,
  ),
  ...['css', 'csv', 'html', 'javascript', 'plain', 'xml'].map((name) => `text/${name}`),
  'font/otf',
  'font/ttf',
  'image/svg+xml',
]);

/**
 * Reads the encodings of a behavior's cache policy, in CloudFront's order of preference.
 *
 * @throws Error for an AWS managed policy that the host does not know
 */
export function readEncodings(source: DistributionSource, policyId: unknown): readonly Encoding[] {
  if (policyId === cachingOptimized) return ['br', 'gzip'];
  const { policy } = readCachePolicy(source, policyId, policyProperties);
  const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: taken } = policy;
  if (MaxTTL === 0) return []; // CloudFront compresses only what it may cache
  return [
    ...(taken.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
    ...(taken.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
  ];
}

/** Creates the compression of answers, which compresses each file once. */
export function createCompression(): (
  reply: Reply,
  encodings: readonly Encoding[],
  accepted: string | undefined,
) => Reply {
  const compressed = new Map<string, Buffer>();
  return (reply, encodings, accepted = '') => {
    const { status, headers, body } = reply;
    if (status !== 200 || !(body instanceof Buffer) || !isCompressible(headers, body)) return reply;
    const names = accepted.split(',').map((each) => each.split(';', 1)[0]?.trim().toLowerCase());
    const encoding = encodings.find((each) => names.includes(each));
    const vary = { ...headers, Vary: 'Accept-Encoding' };
    if (!encoding) return { ...reply, headers: encodings.length > 0 ? vary : headers };
    const bytes = compress(headers['ETag'] ?? '', encoding, body);
    return {
      status,
      headers: {
        ...vary,
        'Content-Encoding': encoding,
        'Content-Length': String(bytes.length),
        // The bytes differ and only the content is the same, so the tag becomes weak.
        ...(headers['ETag'] && { ETag: headers['ETag'].replace(/^(?=")/, 'W/') }),
      },
      body: bytes,
    };
  };

  function compress(etag: string, encoding: Encoding, body: Buffer): Buffer {
    const name = `${encoding} ${etag}`;
    const known = compressed.get(name);
    if (known) return known;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const bytes = encoding === 'br' ? brotliCompressSync(body, quality) : gzipSync(body);
    compressed.set(name, bytes);
    return bytes;
  }
}

function isCompressible(headers: Reply['headers'], body: Buffer): boolean {
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  const isEncoded = 'content-encoding' in headers;
  return !isEncoded && compressible.has(type) && body.length >= fewestBytes && body.length <= mostBytes;
}
