import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPublishedPictures, type PublishedPicture } from './published-pictures';

const at = new Date('2026-11-20T10:00:00Z');
const checked = `media/products/${'a1'.repeat(12)}-800.webp`;

function setup() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  return { s3, pictures: createPublishedPictures(new S3Client({}), 'files') };
}

async function all(pages: AsyncIterable<readonly PublishedPicture[]>): Promise<PublishedPicture[]> {
  const found: PublishedPicture[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

describe('createPublishedPictures', () => {
  it('pages lists all pages without pictures of the deployment', async () => {
    const { s3, pictures } = setup();
    s3.on(ListObjectsV2Command, { Bucket: 'files', Prefix: 'media/products/' })
      .resolvesOnce({
        Contents: [
          { Key: checked, LastModified: at },
          { Key: 'media/products/book-card-25.svg', LastModified: at },
        ],
        NextContinuationToken: 'more',
      })
      .resolvesOnce({
        Contents: [{ Key: checked.replace('-800', '-400'), LastModified: at }],
      });

    expect(await all(pictures.pages())).toEqual([
      { key: checked, publishedAt: at },
      { key: checked.replace('-800', '-400'), publishedAt: at },
    ]);
    expect(s3.commandCalls(ListObjectsV2Command)[1]?.args[0].input.ContinuationToken).toBe('more');
  });

  it('remove deletes a picture by its key', async () => {
    const { s3, pictures } = setup();

    await pictures.remove(checked);

    expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual({ Bucket: 'files', Key: checked });
  });
});
