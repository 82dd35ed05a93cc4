import { S3Refusal } from './refusal';
import type { S3Headers } from './s3-call';
import type { ObjectHead } from './state';

/**
 * Whether the reader already has the requested object.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-reads.html
 *
 * @throws S3Refusal when the object fails a precondition of the request
 */
export function isNotModified(head: ObjectHead, headers: S3Headers): boolean {
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

export function preconditionFailed(): S3Refusal {
  return new S3Refusal(
    412,
    'PreconditionFailed',
    'At least one of the pre-conditions you specified did not hold',
  );
}
