import { createHash, randomUUID } from 'node:crypto';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { statusAndCode } from './shopper';

/** The header of a lossless WebP with this size: https://developers.google.com/speed/webp/docs/riff_container */
function webp(width: number, height: number, more = ''): Buffer {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(22 + more.length, 4);
  head.write('WEBPVP8L', 8, 'latin1');
  head.writeUInt32LE(10 + more.length, 16);
  head.writeUInt8(0x2f, 20);
  head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return Buffer.concat([head, Buffer.from(more)]);
}

describe('product picture', () => {
  let casino: Casino;
  let s3: S3Client;
  let admin: string;
  beforeAll(async () => {
    // Unused pictures are swept at once.
    casino = await openCasino({ overrides: { PICTURES_KEPT_DAYS: '0' } });
    s3 = new S3Client({
      region: 'us-east-1',
      endpoint: `${casino.servicesUrl}/s3`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    });
    admin = await casino.signInNewPlayer('pictures@jade.test', ['ADMINS']);
  });
  afterAll(async () => {
    s3.destroy();
    await casino.close();
  });

  const folder = `uploads/us-east-1:${randomUUID()}`;

  async function upload(name: string, sizes: { large?: Buffer; small?: Buffer }): Promise<string[]> {
    const keys = [`${folder}/${name}-800.webp`, `${folder}/${name}-400.webp`] as const;
    for (const [Key, Body] of [
      [keys[0], sizes.large],
      [keys[1], sizes.small],
    ] as const)
      if (Body) await s3.send(new PutObjectCommand({ Bucket: casino.filesBucket, Key, Body }));
    return [...keys];
  }

  const publish = (uploads: unknown, token = admin) =>
    casino.callApi('POST', '/admin/pictures', { token, key: randomUUID(), body: { uploads } });

  async function published(): Promise<string[]> {
    const Prefix = 'media/products/';
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: casino.filesBucket, Prefix }));
    return Contents.map(({ Key = '' }) => Key).filter((key) => key.endsWith('.webp'));
  }

  it.each([
    ['a player', []],
    ['an affiliate', ['AFFILIATES']],
  ])('cannot be published by %s', async (_who, groups) => {
    const token = await casino.signInNewPlayer(`no-admin-${groups.length}@jade.test`, groups);
    const uploads = await upload('foreign', { large: webp(800, 600), small: webp(400, 300) });

    expect(statusAndCode(await publish(uploads, token))).toEqual([403, 'session/forbidden']);
    expect(await published()).toEqual([]);
  });

  it.each([
    ['was never uploaded', { large: webp(800, 600) }, 404, 'pictures/unknown-upload'],
    [
      'is larger than 5 MB',
      { large: webp(800, 600, 'a'.repeat(5 * 1024 * 1024)), small: webp(400, 300) },
      ...([413, 'pictures/too-large'] as const),
    ],
    [
      'is a page in the disguise of a picture',
      { large: webp(800, 600), small: Buffer.from('<svg onload="alert(1)"/>') },
      ...([415, 'pictures/not-a-picture'] as const),
    ],
    [
      'has its sizes mixed up',
      { large: webp(400, 300), small: webp(800, 600) },
      ...([415, 'pictures/not-a-picture'] as const),
    ],
  ])('is refused when it %s, and nothing is published', async (what, sizes, ...refusal) => {
    const uploads = await upload(what.replaceAll(' ', '-'), sizes);

    expect(statusAndCode(await publish(uploads))).toEqual(refusal);
    expect(await published()).toEqual([]);
  });

  it.each([
    ['somebody’s document', ['identity/us-east-1:a/b-800.webp', 'identity/us-east-1:a/b-400.webp']],
    ['a way out of the folder', [`${folder}/../x-800.webp`, `${folder}/x-400.webp`]],
    ['one size', [`${folder}/x-800.webp`]],
    ['a text', 'x'],
  ])('cannot be %s', async (_what, uploads) => {
    expect(statusAndCode(await publish(uploads))).toEqual([400, 'request/invalid']);
  });

  it('is published by an admin in both sizes, immutable, under a content hash', async () => {
    const large = webp(800, 600);
    const small = webp(400, 300);

    const first = await publish(await upload('one', { large, small }));
    const again = await publish(await upload('two', { large, small }));

    const name = createHash('sha256').update(large).update(small).digest('hex').slice(0, 24);
    const keys = [`media/products/${name}-400.webp`, `media/products/${name}-800.webp`];
    expect([statusAndCode(first), first.body]).toEqual([[200], { image: keys[1] }]);
    expect(again.text).toBe(first.text);
    expect(await published()).toEqual(keys);
    for (const [Key, bytes] of [
      [keys[0], small],
      [keys[1], large],
    ] as const) {
      const { Body, ContentType, CacheControl } = await s3.send(
        new GetObjectCommand({ Bucket: casino.filesBucket, Key }),
      );
      expect(Buffer.from(await Body!.transformToByteArray())).toEqual(bytes);
      expect([ContentType, CacheControl]).toEqual(['image/webp', 'public, max-age=31536000, immutable']);
    }
  });

  it('is kept while a product shows it and swept with the last such product', async () => {
    const { body } = await publish(await upload('shown', { large: webp(800, 601), small: webp(400, 301) }));
    const input = { id: 'pictured', name: 'Lantern', stock: 1, price: 5, image: [body.image] };
    await mutate('createRewardProduct', 'CreateRewardProductInput', input);

    await sweep();
    expect(await published()).toEqual([body.image.replace('-800', '-400'), body.image]);

    await mutate('deleteRewardProduct', 'DeleteRewardProductInput', { id: input.id });
    await sweep();
    expect(await published()).toEqual([]);
  });

  it('is removed by an admin, who is recorded in the audit log', async () => {
    const image = 'media/products/tea-800.webp';

    const removal = { token: admin, key: randomUUID(), body: { image } };
    const answer = await casino.callApi('POST', '/admin/pictures/removals', removal);

    expect([statusAndCode(answer), answer.body]).toEqual([[200], { image }]);
    await expect
      .poll(async () => (await casino.callApi('GET', '/admin/audit', { token: admin })).body.items)
      .toContainEqual(
        expect.objectContaining({
          act: 'picture-removed',
          subject: expect.objectContaining({ kind: 'picture', id: image }) as unknown,
        }),
      );
  });

  const sweep = () => casino.invoke('lambdas/functions/schedule-picture-sweep/handler.ts', {});

  async function mutate(field: string, type: string, input: object): Promise<void> {
    const answer = await fetch(casino.config.amplify.API.GraphQL.endpoint, {
      method: 'POST',
      headers: { authorization: admin },
      body: JSON.stringify({
        query: `mutation ($input: ${type}!) { ${field}(input: $input) { id } }`,
        variables: { input },
      }),
    });
    expect(await answer.json()).toEqual({ data: { [field]: { id: (input as { id: string }).id } } });
  }
});
