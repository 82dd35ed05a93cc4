import { createHash } from 'node:crypto';
import { verifiedChecksums } from './checksums';
import type { S3Headers } from './s3-call';
import { entityTooLarge, largestObjectBytes, S3Refusal } from './s3-refusal';

/** What a request brought, as it is to be kept. */
export interface Payload {
  readonly bytes: Buffer;
  /** The checksums that were sent with it and match, by header. */
  readonly checksums: Readonly<Record<string, string>>;
}

/**
 * Takes a body out of its wrapping and compares what was said of it.
 *
 * @param body  undefined when it was larger than the host reads
 * @throws S3Refusal when it is too large, torn, or not what its checksums say
 */
export function readPayload(headers: S3Headers, body: Buffer | undefined): Payload {
  if (!body) throw entityTooLarge();
  const signed = headers['x-amz-content-sha256'] ?? '';
  const { bytes, trailers } = signed.startsWith('STREAMING-')
    ? unwrapped(body)
    : { bytes: body, trailers: {} };
  if (bytes.length > largestObjectBytes) throw entityTooLarge();
  const announced = headers['x-amz-decoded-content-length'];
  if (announced !== undefined && Number(announced) !== bytes.length) throw incomplete();
  if (/^[\da-f]{64}$/.test(signed) && createHash('sha256').update(bytes).digest('hex') !== signed)
    throw new S3Refusal(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  return { bytes, checksums: verifiedChecksums({ ...headers, ...trailers }, bytes) };
}

/**
 * Reads a body of chunks, each with its length before it and perhaps a signature, which is not checked, and of headers
 * behind the last one.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
function unwrapped(body: Buffer): { bytes: Buffer; trailers: S3Headers } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const [, digits] =
      /^([\da-f]{1,8})(?:;|$)/i.exec(body.toString('latin1', at, Math.max(at, lineEnd))) ?? [];
    if (lineEnd < 0 || digits === undefined) throw incomplete();
    const [begin, length] = [lineEnd + 2, parseInt(digits, 16)];
    if (length === 0)
      return { bytes: Buffer.concat(chunks), trailers: headersIn(body.toString('latin1', begin)) };
    if (body.toString('latin1', begin + length, begin + length + 2) !== '\r\n') throw incomplete();
    chunks.push(body.subarray(begin, begin + length));
    at = begin + length + 2;
  }
}

function headersIn(text: string): S3Headers {
  return Object.fromEntries(
    text
      .split(/\r?\n/)
      .map((line) => /^([\w-]+):\s*(.*)$/.exec(line))
      .filter((match) => match !== null && match[1] !== 'x-amz-trailer-signature')
      .map((match) => [String(match?.[1]).toLowerCase(), match?.[2]]),
  );
}

function incomplete(): S3Refusal {
  return new S3Refusal(
    400,
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header.',
  );
}
