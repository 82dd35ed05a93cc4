import { createHash } from 'node:crypto';
import { verifiedChecksums } from './checksums';
import { headersToKeep, newHead } from './objects';
import { xmlReply } from './reply';
import type { Run } from './run';
import type { S3Call } from './s3-call';
import {
  entityTooLarge,
  invalidArgument,
  largestObjectBytes,
  malformedXml,
  notImplemented,
  S3Refusal,
} from './s3-refusal';
import type { Part, Upload } from './uploads';
import { elementsOf, textOf } from './xml';

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const mostParts = 10_000;
const smallestPartBytes = 5 * 1024 * 1024;

export const createMultipartUpload: Run = async ({ call, uploads, at }) => {
  const { bucket, key, headers } = call;
  const { id } = uploads.begin({ bucket, key, headers: headersToKeep(headers) }, at);
  return xmlReply('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id });
};

export const uploadPart: Run = async ({ call, payload, uploads, at }) => {
  const upload = uploads.find(call, idOf(call));
  const number = Number(call.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > mostParts)
    throw invalidArgument(`Part number must be an integer between 1 and ${mostParts}, inclusive`);
  const { etag } = uploads.add(upload, number, { bytes: payload.bytes, at });
  return { status: 200, headers: { ETag: `"${etag}"`, ...payload.checksums } };
};

export const listParts: Run = async ({ call, uploads }) => {
  const upload = uploads.find(call, idOf(call));
  const marker = Number(call.query.get('part-number-marker') ?? 0);
  const most = Math.min(Number(call.query.get('max-parts') ?? 1000), 1000);
  const later = [...upload.parts].sort(([one], [other]) => one - other).filter(([number]) => number > marker);
  const listed = later.slice(0, most);
  return xmlReply('ListPartsResult', {
    Bucket: call.bucket,
    Key: call.key,
    UploadId: upload.id,
    PartNumberMarker: marker,
    NextPartNumberMarker: listed.at(-1)?.[0] ?? 0,
    MaxParts: most,
    IsTruncated: later.length > listed.length,
    Part: listed.map(([PartNumber, { etag, bytes, at }]) => ({
      PartNumber,
      LastModified: at.toISOString(),
      ETag: `"${etag}"`,
      Size: bytes.length,
    })),
    StorageClass: 'STANDARD',
  });
};

export const abortMultipartUpload: Run = async ({ call, uploads }) => {
  uploads.end(uploads.find(call, idOf(call)));
  return { status: 204, headers: {} };
};

export const completeMultipartUpload: Run = async ({ call, payload, objectStore, uploads, at }) => {
  const upload = uploads.find(call, idOf(call));
  const parts = namedParts(upload, payload.bytes.toString());
  if (parts.slice(0, -1).some(({ bytes }) => bytes.length < smallestPartBytes))
    throw new S3Refusal(
      400,
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed object size.',
    );
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) > largestObjectBytes) throw entityTooLarge();

  const bytes = Buffer.concat(parts.map((part) => part.bytes));
  const checksums = wholeChecksums(call, bytes);
  const digests = Buffer.concat(parts.map((part) => Buffer.from(part.etag, 'hex')));
  const etag = `${createHash('md5').update(digests).digest('hex')}-${parts.length}`;
  const head = newHead({ key: call.key, headers: upload.headers, checksums, etag }, bytes, at);
  await objectStore.put(head, bytes);
  uploads.end(upload);
  return xmlReply('CompleteMultipartUploadResult', {
    Location: `/${call.bucket}/${call.key}`,
    Bucket: call.bucket,
    Key: call.key,
    ETag: `"${etag}"`,
  });
};

function idOf({ query }: S3Call): string {
  return query.get('uploadId') ?? '';
}

/** The parts that the request lists, which must be in ascending order of their numbers. */
function namedParts(upload: Upload, xml: string): Part[] {
  const listed = elementsOf(xml, 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag')?.replaceAll('"', ''),
  }));
  if (listed.length === 0) throw malformedXml();
  if (listed.some(({ number }, index) => number <= (listed[index - 1]?.number ?? 0)))
    throw new S3Refusal(
      400,
      'InvalidPartOrder',
      'The list of parts was not in ascending order. The parts list must be specified in order by part number.',
    );
  return listed.map(({ number, etag }) => {
    const part = upload.parts.get(number);
    if (part && part.etag === etag) return part;
    throw new S3Refusal(
      400,
      'InvalidPart',
      'One or more of the specified parts could not be found. The part might not have been uploaded, or the specified entity tag might not have matched the part’s entity tag.',
    );
  });
}

/** A checksum sent with the completing request is one of the whole object, not of that request's body. */
function wholeChecksums({ headers }: S3Call, bytes: Buffer): Record<string, string> {
  const about = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-amz-checksum-')),
  );
  if (Object.values(about).some((value) => /-\d+$/.test(value ?? '')))
    throw notImplemented('checksums of checksums');
  return verifiedChecksums(about, bytes);
}
