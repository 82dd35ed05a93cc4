import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../lib/local/time/clock';
import { type Casino, openCasino } from './casino';

const dayMs = 24 * 60 * 60 * 1000;
const entry = 'lambdas/functions/schedule-build-sweep/handler.ts';

describe('build sweep', () => {
  let casino: Casino;
  let s3: S3Client;
  let Bucket: string;
  /** Days by which the clock of the bucket is behind; functions use the real time. */
  let daysAgo: number;
  beforeAll(async () => {
    const now = () => new Date(Date.now() - daysAgo * dayMs);
    daysAgo = 0;
    casino = await openCasino({ clock: { ...systemClock, now } });
    const sweep = casino.host.functions.definitions().find((definition) => definition.entry === entry);
    Bucket = sweep!.environment['SITE_BUCKET']!;
    s3 = new S3Client({
      region: 'us-east-1',
      endpoint: `${casino.servicesUrl}/s3`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    });
  });
  afterAll(async () => {
    s3.destroy();
    await casino.close();
  });

  const put = (Key: string, body: object | string) =>
    s3.send(
      new PutObjectCommand({ Bucket, Key, Body: typeof body === 'string' ? body : JSON.stringify(body) }),
    );

  async function publish(id: string, assets: readonly string[]): Promise<void> {
    for (const key of [...assets, 'index.html', 'frame-games/sample/index.html']) await put(key, key);
    await put(`builds/meta/${id}.json`, { id, prerendered: ['/'], assets });
    await put('builds/latest.json', { id });
  }

  async function keys(): Promise<string[]> {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
    return Contents.map(({ Key = '' }) => Key);
  }

  async function publishTwo({ firstReplacedDaysAgo }: { firstReplacedDaysAgo: number }): Promise<void> {
    daysAgo = 300;
    await publish('b1', ['assets/a-1.js', 'assets/same.js', 'frame-games/sample/assets/c-1.js']);
    daysAgo = firstReplacedDaysAgo;
    await publish('b2', ['assets/a-2.js', 'assets/same.js', 'unity-frame/builds/d/e.wasm']);
  }

  it('keeps files for 30 days after the next build was published, regardless of their age', async () => {
    await publishTwo({ firstReplacedDaysAgo: 29 });
    const before = await keys();

    expect(await casino.invoke(entry, {})).toEqual({ removedFiles: 0, removedBuilds: 0 });

    expect(await keys()).toEqual(before);
  });

  it('then removes files that only the old build needs, and keeps pages and the latest build', async () => {
    await publishTwo({ firstReplacedDaysAgo: 31 });

    expect(await casino.invoke(entry, {})).toEqual({ removedFiles: 2, removedBuilds: 1 });

    expect(await keys()).toEqual([
      'assets/a-2.js',
      'assets/same.js',
      'builds/latest.json',
      'builds/meta/b2.json',
      'frame-games/sample/index.html',
      'index.html',
      'unity-frame/builds/d/e.wasm',
    ]);
  });

  it('keeps the files of a build that was deployed again after its successor', async () => {
    await publishTwo({ firstReplacedDaysAgo: 60 });
    daysAgo = 31;
    await publish('b1', ['assets/a-1.js', 'assets/same.js', 'frame-games/sample/assets/c-1.js']);

    expect(await casino.invoke(entry, {})).toEqual({ removedFiles: 2, removedBuilds: 1 });

    expect(await keys()).toEqual([
      'assets/a-1.js',
      'assets/same.js',
      'builds/latest.json',
      'builds/meta/b1.json',
      'frame-games/sample/assets/c-1.js',
      'frame-games/sample/index.html',
      'index.html',
    ]);
  });

  it('removes nothing while a build manifest is unreadable', async () => {
    await publishTwo({ firstReplacedDaysAgo: 31 });
    await put('builds/meta/b1.json', '{"id":"b1"');
    const before = await keys();

    await expect(casino.invoke(entry, {})).rejects.toThrow();

    expect(await keys()).toEqual(before);
  });
});
