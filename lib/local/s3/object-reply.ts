import { isNotModified } from './conditions';
import { S3Refusal } from './refusal';
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
