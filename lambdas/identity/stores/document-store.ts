import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export interface DocumentName {
  readonly player: string;
  readonly document: string;
}

/** One content of a document. Its hash is part of its key, so another content never replaces it. */
export interface KeptDocument extends DocumentName {
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Identity documents, or files of tickets. A browser uploads into quarantine, which no person sees; only validated pictures and PDFs are
 * kept.
 */
export interface DocumentStore {
  readQuarantined(name: DocumentName): Promise<Uint8Array | undefined>;
  /**
   * Keeps a file under its own type.
   *
   * @param downloadAs  makes browsers download the file under this name. @default they show it
   */
  keep(document: KeptDocument, bytes: Uint8Array, contentType: string, downloadAs?: string): Promise<void>;
  /** Reads a kept file that a check records. */
  readKept(document: KeptDocument): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
  /** Removes a kept file that no check records. */
  removeKept(document: KeptDocument): Promise<void>;
  removeQuarantined(name: DocumentName): Promise<void>;
  /** Returns a link to a kept file that expires. */
  link(document: KeptDocument, seconds: number): Promise<string>;
}

/** The key that a browser uploads to. */
export function quarantineKey({ player, document }: DocumentName): string {
  return `quarantine/${player}/${document}`;
}

/** The document that a quarantine key names; undefined for any other key. */
export function nameOfQuarantined(key: string): DocumentName | undefined {
  const [, player, document] = /^quarantine\/([\w-]+)\/([\w-]+)$/.exec(key) ?? [];
  return player === undefined || document === undefined ? undefined : { player, document };
}

/** @param folder  of the kept files */
export function createDocumentStore(
  client: S3Client,
  bucket: string,
  folder: 'identity' | 'attachments' = 'identity',
): DocumentStore {
  const keptKey = ({ player, document, sha256 }: KeptDocument) => `${folder}/${player}/${document}/${sha256}`;
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

    async keep(document, bytes, contentType, downloadAs) {
      const put = new PutObjectCommand({
        Bucket: bucket,
        Key: keptKey(document),
        Body: bytes,
        ContentType: contentType,
        ContentDisposition: downloadAs === undefined ? 'inline' : downloadOf(downloadAs),
        CacheControl: 'no-store',
        // The bucket policy requires it: no document is ever overwritten.
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

/** The header of a download under a name of any characters, as RFC 6266 and RFC 8187 have it. */
function downloadOf(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** The key contains the hash, so an existing object has the same content. */
function unlessKept(error: Error): void {
  if (error.name !== 'PreconditionFailed') throw error;
}
