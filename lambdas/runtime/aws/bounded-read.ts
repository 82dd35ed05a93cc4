import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

/** What a browser has uploaded, as far as it may be looked at. */
export type BoundedRead = Uint8Array | 'missing' | 'too-large';

/** Reads an object; one that is larger than allowed is not even fetched. */
export async function readAtMost(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  mostBytes: number,
): Promise<BoundedRead> {
  try {
    const { ContentLength = 0, Body } = await client.send(new GetObjectCommand(place));
    if (!Body) return 'missing';
    if (ContentLength <= mostBytes) return await Body.transformToByteArray();
    // Otherwise the connection stays busy with bytes that nobody reads.
    if ('destroy' in Body) Body.destroy();
    return 'too-large';
  } catch (error) {
    if (error instanceof NoSuchKey) return 'missing';
    throw error;
  }
}
