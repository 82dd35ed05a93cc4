import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { avatarUploadKey } from '#lambdas/account/stores/avatar-files';
import { type DocumentName, quarantineKey } from './document-store';

/**
 * Signs a form with which a browser may put one file, of up to so many bytes, into one place of the bucket. S3 itself refuses a larger
 * file, another place and a form that is too old.
 *
 * @returns its fields, to be sent to the bucket with the file as the last one
 */
type SignForm<Name> = (
  name: Name,
  upload: { mostBytes: number; seconds: number },
) => Promise<Record<string, string>>;

/** A form for a file of an identity check, into quarantine. */
export type SignDocumentForm = SignForm<DocumentName>;

/** A form for the picture of a player, to be looked at: one place each, so that nobody fills the bucket. */
export type SignAvatarForm = SignForm<string>;

/** Apart from the stores: whoever only reads files need not load what signs forms. */
export function createDocumentForms(client: S3Client, bucket: string): SignDocumentForm {
  return createForms(client, bucket, quarantineKey);
}

export function createAvatarForms(client: S3Client, bucket: string): SignAvatarForm {
  return createForms(client, bucket, avatarUploadKey);
}

function createForms<Name>(client: S3Client, bucket: string, keyOf: (name: Name) => string): SignForm<Name> {
  return async (name, { mostBytes, seconds }) => {
    const { fields } = await createPresignedPost(client, {
      Bucket: bucket,
      Key: keyOf(name),
      Expires: seconds,
      Conditions: [['content-length-range', 1, mostBytes]],
    });
    // Which bucket it is, the address says to which a form is posted.
    const { bucket: _bucket, ...form } = fields;
    return form;
  };
}
