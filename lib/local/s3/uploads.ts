import { createHash, randomUUID } from 'node:crypto';
import type { Address } from './s3-call';
import { S3Refusal } from './s3-refusal';

export interface Part {
  readonly bytes: Buffer;
  /** Without quotation marks. */
  readonly etag: string;
  readonly at: Date;
}

/** A multipart upload. */
export interface Upload extends Address {
  readonly id: string;
  /** Response headers of the object. */
  readonly headers: Readonly<Record<string, string>>;
  readonly begunAt: Date;
  readonly parts: Map<number, Part>;
}

/** The unfinished uploads of all buckets; they live in memory and end with the host. */
export interface Uploads {
  begin(upload: Pick<Upload, 'bucket' | 'key' | 'headers'>, at: Date): Upload;
  /** @throws S3Refusal for an unknown upload of the object */
  find(address: Address, id: string): Upload;
  /** @throws S3Refusal when the limit of pending parts is reached */
  add(upload: Upload, number: number, part: Omit<Part, 'etag'>): Part;
  end(upload: Upload): void;
}

/** Limit of unfinished parts of all uploads together. */
const mostBytes = 256 * 1024 * 1024;
const longestMs = 24 * 3_600_000;

export function openUploads(): Uploads {
  const open = new Map<string, Upload>();
  return {
    begin(upload, begunAt) {
      for (const [id, other] of open)
        if (begunAt.getTime() - other.begunAt.getTime() > longestMs) open.delete(id);
      const begun = { ...upload, id: randomUUID(), begunAt, parts: new Map<number, Part>() };
      open.set(begun.id, begun);
      return begun;
    },
    find(address, id) {
      const upload = open.get(id);
      if (upload?.bucket === address.bucket && upload.key === address.key) return upload;
      throw new S3Refusal(
        404,
        'NoSuchUpload',
        'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
      );
    },
    add(upload, number, part) {
      const others = [...open.values()].flatMap(({ parts }) => [...parts.values()]);
      const kept = others.reduce((sum, { bytes }) => sum + bytes.length, 0);
      if (kept + part.bytes.length > mostBytes)
        throw new S3Refusal(503, 'SlowDown', 'The offline host holds too many parts of unfinished uploads.');
      const added = { ...part, etag: createHash('md5').update(part.bytes).digest('hex') };
      upload.parts.set(number, added);
      return added;
    },
    end: (upload) => void open.delete(upload.id),
  };
}
