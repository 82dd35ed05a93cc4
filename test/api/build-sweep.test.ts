import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../lib/local/events/clock';
import { type Casino, openCasino } from './casino';

const dayMs = 24 * 60 * 60 * 1000;
const entry = 'lambdas/functions/schedule-build-sweep/handler.ts';

describe('files of old builds', () => {
  let casino: Casino;
  let s3: S3Client;
  let Bucket: string;
  /** What the bucket takes for today; functions take the real day. */
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

  it('stay for 30 days after the next one was published, however old they are', async () => {
    await publishTwo({ firstReplacedDaysAgo: 29 });
    const before = await keys();

    expect(await casino.invoke(entry, {})).toEqual({ removedFiles: 0, removedBuilds: 0 });

    expect(await keys()).toEqual(before);
  });

  it('then go with what only they needed; pages and the latest build stay', async () => {
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

  it('stay with a build that was deployed again after the one that replaced it', async () => {
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

  it('stay, all of them, while one build cannot be read', async () => {
    await publishTwo({ firstReplacedDaysAgo: 31 });
    await put('builds/meta/b1.json', '{"id":"b1"');
    const before = await keys();

    await expect(casino.invoke(entry, {})).rejects.toThrow();

    expect(await keys()).toEqual(before);
  });
});
