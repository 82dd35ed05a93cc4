import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { avatarUploadKey } from '#lambdas/account/stores/avatar-files';
import type { SignForm } from '#lambdas/runtime/sign-upload';
import { type DocumentName, quarantineKey } from './document-store';

/** A form for an identity document, into quarantine. */
export type SignDocumentForm = SignForm<DocumentName>;

/** A form for an avatar upload, with one key per player, so that uploads cannot fill the bucket. */
export type SignAvatarForm = SignForm<string>;

/** Separate from the stores, so that functions that only read files do not load the signing code. */
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
    // The form's address already names the bucket.
    const { bucket: _bucket, ...form } = fields;
    return form;
  };
}
