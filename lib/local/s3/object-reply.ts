import { preconditionFailed, S3Refusal } from './refusal';
import type { Reply } from './reply';
import type { S3Headers } from './s3-call';
import type { ObjectHead } from './state';

/**
 * Answers a read of an object or a range of it.
 *
 * @throws S3Refusal for a failed precondition and an unsatisfiable range
 */
export function objectReply(head: ObjectHead, bytes: Buffer, headers: S3Headers): Reply {
  const about: Record<string, string> = {
    'Last-Modified': new Date(head.modifiedAt).toUTCString(),
    ETag: `"${head.etag}"`,
    'Accept-Ranges': 'bytes',
    'x-amz-server-side-encryption': 'AES256',
    'content-type': 'binary/octet-stream',
    ...head.headers,
  };
  if (isNotModified(head, headers)) return { status: 304, headers: about };
  const range = rangeOf(headers['range'], head.size);
  const checksums = headers['x-amz-checksum-mode'] === 'ENABLED' && !range ? head.checksums : {};
  const [begin, end] = range ?? [0, head.size];
  return {
    status: range ? 206 : 200,
    headers: {
      ...about,
      ...checksums,
      'Content-Length': String(end - begin),
      ...(range && { 'Content-Range': `bytes ${begin}-${end - 1}/${head.size}` }),
    },
    body: bytes.subarray(begin, end),
  };
}

/**
 * Whether the reader already has the requested object.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-reads.html
 *
 * @throws S3Refusal when the object fails a precondition of the request
 */
function isNotModified(head: ObjectHead, headers: S3Headers): boolean {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined ? !names(match, head) : changedSince(head, headers['if-unmodified-since'], false))
    throw preconditionFailed();
  return noneMatch !== undefined
    ? names(noneMatch, head)
    : !changedSince(head, headers['if-modified-since'], true);
}

function names(header: string, { etag }: ObjectHead): boolean {
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((each) => each === '*' || each === etag);
}

/** @param otherwise  result for a missing or unreadable date */
function changedSince({ modifiedAt }: ObjectHead, date: string | undefined, otherwise: boolean): boolean {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? otherwise : modifiedAt > at;
}

/** One range as its first byte and the byte after its last; several ranges are ignored, as in S3. */
function rangeOf(header: string | undefined, size: number): [begin: number, end: number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const begin = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < begin) return undefined;
  if (begin < end) return [begin, end];
  throw new S3Refusal(416, 'InvalidRange', 'The requested range is not satisfiable');
}
