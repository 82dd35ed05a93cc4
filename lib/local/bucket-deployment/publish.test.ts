import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBuckets } from '../s3/buckets';
import { copyDeployments, openPublishedSite } from './publish';
import { type Deployment, readBucketDeployment } from './resources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jade-harbour-deployment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function setup(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  let at = Date.parse('2026-11-01T12:00:00Z');
  const buckets = openBuckets({ folder: null, now: () => new Date(at) });
  buckets.ensureBucket('Files', 'files', {});
  return {
    buckets,
    pass: (seconds: number) => void (at += seconds * 1000),
    copy: (properties: object = {}) => {
      const all = {
        SourceObjectKeys: ['a.zip'],
        DestinationBucketName: 'files',
        Prune: false,
        ...properties,
      };
      return copyDeployments([readBucketDeployment('Deploy', all, () => folder)], buckets);
    },
  };
}
const text = (found: { bytes: Buffer } | undefined) => found?.bytes.toString();

// https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_s3_deployment-readme.html
describe('copyDeployments', () => {
  it('puts every file under its prefix, with its content type and headers', async () => {
    const { buckets, copy } = setup({ 'a.svg': '<svg/>', 'deep/b.webp': 'b', c: 'c' });

    await copy({
      DestinationBucketKeyPrefix: 'media/x',
      SystemMetadata: { 'cache-control': 'max-age=60' },
    });

    expect(buckets.find('files').objectStore.keys()).toEqual([
      'media/x/a.svg',
      'media/x/c',
      'media/x/deep/b.webp',
    ]);
    const svg = await buckets.read('files', 'media/x/a.svg');
    expect(text(svg)).toBe('<svg/>');
    expect(svg?.head.headers).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=60',
    });
    expect((await buckets.read('files', 'media/x/c'))?.head.headers['content-type']).toBe(
      'binary/octet-stream',
    );
  });

  it('replaces only markers, in text and binary files', async () => {
    const { buckets, copy } = setup({ 'config.json': '{"ü":"<<1>>"}' });
    writeFileSync(join(folder, 'bytes'), Buffer.from([0xff, 0xfe, 0x00]));

    await copy({ SourceMarkers: [{ '<<1>>': 'Grüße' }] });

    expect(text(await buckets.read('files', 'config.json'))).toBe('{"ü":"Grüße"}');
    expect((await buckets.read('files', 'bytes'))?.bytes).toEqual(Buffer.from([0xff, 0xfe, 0x00]));
  });

  it('does not rewrite unchanged files', async () => {
    const { buckets, copy, pass } = setup({ a: 'a', b: 'b' });
    await copy();
    pass(60);
    writeFileSync(join(folder, 'b'), 'changed');

    await copy();

    const dates = ['a', 'b'].map((key) => buckets.find('files').objectStore.head(key)?.modifiedAt);
    expect(dates).toEqual([Date.parse('2026-11-01T12:00:00Z'), Date.parse('2026-11-01T12:01:00Z')]);
  });

  it('keeps other objects of the bucket', async () => {
    const { buckets, copy } = setup({ new: 'new' });
    await buckets.put('files', 'media/old', Buffer.from('x'));

    await copy({ DestinationBucketKeyPrefix: 'media' });

    expect(buckets.find('files').objectStore.keys()).toEqual(['media/new', 'media/old']);
  });

  it.each([
    ['pruning', { Prune: true }],
    ['filters', { Exclude: ['*.map'] }],
    ['metadata of its own', { UserMetadata: { Color: 'green' } }],
  ])('rejects %s, which is not emulated', async (_what, properties) => {
    const { copy } = setup({ a: 'a' });

    await expect(async () => copy(properties)).rejects.toThrow(Object.keys(properties)[0]);
  });

  it('rejects a deployment into an unknown bucket', async () => {
    const { copy } = setup({ a: 'a' });

    await expect(copy({ DestinationBucketName: 'other' })).rejects.toThrow(/other, which is not a bucket/);
  });
});

const at = new Date('2026-11-01T12:00:00Z');

function deployment(files: Record<string, string>, cacheControl: string): Deployment {
  return {
    bucket: 'site',
    headers: { 'cache-control': cacheControl },
    files: new Map(Object.entries(files).map(([key, content]) => [key, () => Buffer.from(content)])),
  };
}

describe('openPublishedSite', () => {
  it('returns each file with its type and the headers of the latest deployment', () => {
    const find = openPublishedSite(
      [deployment({ 'a.js': 'old', 'b.css': 'b' }, 'old'), deployment({ 'a.js': 'new' }, 'new')],
      at,
    );

    expect(find('a.js')?.bytes.toString()).toBe('new');
    expect(find('a.js')?.head).toMatchObject({
      headers: { 'content-type': 'text/javascript', 'cache-control': 'new' },
      modifiedAt: at.getTime(),
      size: 3,
    });
    expect(find('b.css')?.head.headers).toEqual({ 'content-type': 'text/css', 'cache-control': 'old' });
  });

  it('returns only published files', () => {
    const find = openPublishedSite([deployment({ 'a.js': 'a' }, '')], at);

    expect([find('../secret.txt'), find('none.js'), find('')]).toEqual([undefined, undefined, undefined]);
  });

  it('returns the content of the overlay, with a tag of its own', () => {
    const files = [deployment({ 'config.json': 'cloud' }, '')];
    const find = openPublishedSite(files, at, (key, bytes) => Buffer.from(`${key} of ${bytes.toString()}`));

    expect(find('config.json')?.bytes.toString()).toBe('config.json of cloud');
    expect(find('config.json')?.head.etag).not.toBe(openPublishedSite(files, at)('config.json')?.head.etag);
  });
});
