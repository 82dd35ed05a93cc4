import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** Exports of players' data. They are read only through a signed link, and the bucket expires them. */
export interface ExportFiles {
  save(name: ExportName, zip: Uint8Array): Promise<void>;
  /** Removes a file if it exists. */
  remove(name: ExportName): Promise<void>;
  /** Returns a signed link that expires. */
  link(name: ExportName, seconds: number): Promise<string>;
}

export interface ExportName {
  readonly player: string;
  readonly id: string;
}

export function createExportFiles(client: S3Client, bucket: string): ExportFiles {
  const keyOf = ({ player, id }: ExportName) => ({ Bucket: bucket, Key: `exports/${player}/${id}.zip` });
  return {
    async save(name, zip) {
      await client.send(
        new PutObjectCommand({
          ...keyOf(name),
          Body: zip,
          ContentType: 'application/zip',
          ContentDisposition: 'attachment; filename="jade-harbour.zip"',
          CacheControl: 'no-store',
        }),
      );
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },

    link: (name, seconds) => getSignedUrl(client, new GetObjectCommand(keyOf(name)), { expiresIn: seconds }),
  };
}
