import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

/** The content of an upload within a size limit. */
export type BoundedRead = Uint8Array | 'missing' | 'too-large';

/** Reads an object; one above the limit is not fetched. */
export async function readAtMost(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  mostBytes: number,
): Promise<BoundedRead> {
  try {
    const { ContentLength = 0, Body } = await client.send(new GetObjectCommand(place));
    if (!Body) return 'missing';
    if (ContentLength <= mostBytes) return await Body.transformToByteArray();
    // Otherwise the unread body keeps the connection busy.
    if ('destroy' in Body) Body.destroy();
    return 'too-large';
  } catch (error) {
    if (error instanceof NoSuchKey) return 'missing';
    throw error;
  }
}
