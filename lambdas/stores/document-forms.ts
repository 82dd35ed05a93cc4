import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { type DocumentName, quarantineKey } from './document-store';

/**
 * Signs a form with which a browser may put one file, of up to so many bytes, into quarantine.
 *
 * @returns its fields, to be sent to the bucket with the file as the last one
 */
export type SignDocumentForm = (
  name: DocumentName,
  upload: { mostBytes: number; seconds: number },
) => Promise<Record<string, string>>;

/** Apart from the store: whoever only reads documents need not load what signs forms. */
export function createDocumentForms(client: S3Client, bucket: string): SignDocumentForm {
  return async (name, { mostBytes, seconds }) => {
    const { fields } = await createPresignedPost(client, {
      Bucket: bucket,
      Key: quarantineKey(name),
      Expires: seconds,
      Conditions: [['content-length-range', 1, mostBytes]],
    });
    // Which bucket it is, the address says to which a form is posted.
    const { bucket: _bucket, ...form } = fields;
    return form;
  };
}
