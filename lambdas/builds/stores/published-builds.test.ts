import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPublishedBuilds, type PublishedFile } from './published-builds';

const at = new Date('2026-11-20T10:00:00Z');

function setup() {
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  const holds = (Key: string, text: string) =>
    s3
      .on(GetObjectCommand, { Bucket: 'site', Key })
      .callsFake(() => ({ Body: { transformToString: () => Promise.resolve(text) } }));
  const lists = (Prefix: string, keys: readonly string[]) =>
    s3
      .on(ListObjectsV2Command, { Bucket: 'site', Prefix })
      .resolves({ Contents: keys.map((Key) => ({ Key, LastModified: at })) });
  return { s3, holds, lists, site: createPublishedBuilds(new S3Client({}), 'site') };
}

describe('latest', () => {
  it('returns the announced build', async () => {
    const { holds, site } = setup();
    holds('builds/latest.json', '{"id":"b2"}');

    expect(await site.latest()).toBe('b2');
  });

  it('returns null when none was announced, and throws when it cannot be read', async () => {
    const { s3, holds, site } = setup();
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    expect(await site.latest()).toBeNull();

    holds('builds/latest.json', '<!doctype html>');
    await expect(site.latest()).rejects.toThrow(SyntaxError);
    s3.on(GetObjectCommand).rejects(new Error('no network'));
    await expect(site.latest()).rejects.toThrow('no network');
  });
});

describe('builds', () => {
  it('returns builds with their files, dated by their announcement', async () => {
    const { holds, lists, site } = setup();
    lists('builds/meta/', ['builds/meta/b1.json', 'builds/meta/b2.json']);
    holds('builds/meta/b1.json', '{"id":"b1","assets":["assets/a.js"],"prerendered":["/"]}');
    holds('builds/meta/b2.json', '{"id":"b2","assets":[]}');

    expect(await site.builds()).toEqual([
      { id: 'b1', publishedAt: at, files: ['assets/a.js'] },
      { id: 'b2', publishedAt: at, files: [] },
    ]);
  });

  it.each([
    ['names no files', '{"id":"b1"}'],
    ['describes another build', '{"id":"b7","assets":[]}'],
    ['is a page', '<!doctype html>'],
  ])('throws for metadata that %s', async (_what, text) => {
    const { holds, lists, site } = setup();
    lists('builds/meta/', ['builds/meta/b1.json']);
    holds('builds/meta/b1.json', text);

    await expect(site.builds()).rejects.toThrow();
  });
});

it('filePages lists hashed files over all pages, without pages of the site', async () => {
  const { s3, lists, site } = setup();
  s3.on(ListObjectsV2Command, { Prefix: 'assets/' }).resolves({
    Contents: [{ Key: 'assets/a-1.js', LastModified: at }],
    NextContinuationToken: 'more',
  });
  s3.on(ListObjectsV2Command, { Prefix: 'assets/', ContinuationToken: 'more' }).resolves({
    Contents: [{ Key: 'assets/b-1.js', LastModified: at }],
  });
  lists('frame-games/', ['frame-games/roulette/index.html', 'frame-games/roulette/assets/c-1.js']);
  lists('unity-frame/', [
    'unity-frame/index.html',
    'unity-frame/assets/d-1.js',
    'unity-frame/builds/e/f.wasm',
  ]);

  const found: PublishedFile[] = [];
  for await (const page of site.filePages()) found.push(...page);

  expect(found.map(({ key }) => key)).toEqual([
    'assets/a-1.js',
    'assets/b-1.js',
    'frame-games/roulette/assets/c-1.js',
    'unity-frame/assets/d-1.js',
    'unity-frame/builds/e/f.wasm',
  ]);
});

it('removeFile removes a file by key, and removeBuild a build by id', async () => {
  const { s3, site } = setup();

  await site.removeFile('assets/a.js');
  await site.removeBuild('b1');

  expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input)).toEqual([
    { Bucket: 'site', Key: 'assets/a.js' },
    { Bucket: 'site', Key: 'builds/meta/b1.json' },
  ]);
});
