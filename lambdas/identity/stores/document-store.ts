import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** Whose file it is, and which. */
export interface DocumentName {
  readonly player: string;
  readonly document: string;
}

/** One content of a document. Its hash is part of its key, so no other content ever takes its place. */
export interface KeptDocument extends DocumentName {
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Files that show who players are. A browser puts one into quarantine, where nobody looks at it; only what was found to be a picture
 * or a PDF is kept for reviewers.
 */
export interface DocumentStore {
  readQuarantined(name: DocumentName): Promise<Uint8Array | undefined>;
  /** Keeps a file for reviewers, under its own type and never to be shown as a page. */
  keep(document: KeptDocument, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Reads a kept file that a check records. */
  readKept(document: KeptDocument): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
  /** Removes a kept file that no check records. */
  removeKept(document: KeptDocument): Promise<void>;
  removeQuarantined(name: DocumentName): Promise<void>;
  /** An address under which a kept file can be seen for a while. */
  link(document: KeptDocument, seconds: number): Promise<string>;
}

/** Where a browser puts a file. */
export function quarantineKey({ player, document }: DocumentName): string {
  return `quarantine/${player}/${document}`;
}

/** Whose file a key in quarantine is; undefined for a key that is none. */
export function nameOfQuarantined(key: string): DocumentName | undefined {
  const [, player, document] = /^quarantine\/([\w-]+)\/([\w-]+)$/.exec(key) ?? [];
  return player === undefined || document === undefined ? undefined : { player, document };
}

export function createDocumentStore(client: S3Client, bucket: string): DocumentStore {
  const keptKey = ({ player, document, sha256 }: KeptDocument) => `identity/${player}/${document}/${sha256}`;
  return {
    async readQuarantined(name) {
      try {
        const key = { Bucket: bucket, Key: quarantineKey(name) };
        const { Body } = await client.send(new GetObjectCommand(key));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async keep(document, bytes, contentType) {
      const put = new PutObjectCommand({
        Bucket: bucket,
        Key: keptKey(document),
        Body: bytes,
        ContentType: contentType,
        ContentDisposition: 'inline',
        CacheControl: 'no-store',
        // The policy of the bucket demands it: no document is ever overwritten.
        IfNoneMatch: '*',
      });
      await client.send(put).catch(unlessKept);
    },

    async readKept(document) {
      const key = { Bucket: bucket, Key: keptKey(document) };
      const { Body, ContentType = '' } = await client.send(new GetObjectCommand(key));
      if (!Body) throw new Error('A document that was kept has no content');
      return { bytes: await Body.transformToByteArray(), contentType: ContentType };
    },

    async removeKept(document) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keptKey(document) }));
    },

    async removeQuarantined(name) {
      const key = { Bucket: bucket, Key: quarantineKey(name) };
      await client.send(new DeleteObjectCommand(key));
    },

    link: (document, seconds) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: keptKey(document) }), {
        expiresIn: seconds,
      }),
  };
}

/** What lies under a key has the content that its hash names, so it was kept before. */
function unlessKept(error: Error): void {
  if (error.name !== 'PreconditionFailed') throw error;
}
