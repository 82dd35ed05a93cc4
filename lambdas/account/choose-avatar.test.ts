import { describe, expect, it } from 'vitest';
import { openAccount } from './account-fixture';
import { webp } from './avatar-fixture';

/** Builds the header of a JPEG: a first segment, then the frame header with the size (ITU T.81, B.2.2). */
function jpeg(width: number, height: number): Buffer {
  const head = Buffer.alloc(64);
  head.set([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10], 0);
  head.set([0xff, 0xc0, 0x00, 0x11, 0x08], 20);
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return head;
}

const stored = { bytes: new Uint8Array([1]), contentType: 'image/webp' } as const;

function setup(bytes?: Uint8Array) {
  const account = openAccount();
  if (bytes) account.bucket.uploads.set(account.player, bytes);
  const callApi = account.signIn();
  return {
    ...account,
    choose: () => callApi('PUT', '/account/avatar'),
    form: () => callApi('GET', '/account/avatar/upload-form'),
    remove: () => callApi('DELETE', '/account/avatar'),
    read: () => callApi('GET', '/account'),
    readPicture: () => callApi('GET', '/account/avatar'),
    profile: () => account.memory.profiles.get(account.player),
  };
}

describe('avatar routes', () => {
  it.each([
    ['image/webp', webp(256, 256)],
    ['image/jpeg', jpeg(256, 256)],
  ])('stores the avatar as %s, the type of its bytes, and returns it as a data URL', async (type, bytes) => {
    const { choose, read, readPicture, bucket, player, clock, profile } = setup(bytes);

    const { status, body } = await choose();

    expect([status, body.avatarSetAt]).toEqual([200, clock.now.toISOString()]);
    expect((await read()).body.avatarSetAt).toBe(body.avatarSetAt);
    expect([...bucket.avatars]).toEqual([[player, { bytes, contentType: type }]]);
    expect((await readPicture()).body.picture).toBe(`data:${type};base64,${bytes.toString('base64')}`);
    expect(profile()?.avatar).toEqual({ setAt: clock.now });
  });

  it.each<[string, Uint8Array | undefined, number, string]>([
    ['was never uploaded', undefined, 404, 'pictures/unknown-upload'],
    [
      'has more bytes than it needs',
      Buffer.concat([webp(256, 256), Buffer.alloc(256 * 1024)]),
      ...([413, 'pictures/too-large'] as const),
    ],
    ['is a page called a picture', Buffer.from('<svg onload="x()">'), 415, 'pictures/not-a-picture'],
    ['is no square', webp(256, 300), 415, 'pictures/not-a-picture'],
    ['has another size', jpeg(800, 800), 415, 'pictures/not-a-picture'],
    ['breaks off', Uint8Array.from(jpeg(256, 256).subarray(0, 24)), 415, 'pictures/not-a-picture'],
  ])('refuses an upload that %s, and keeps the previous avatar', async (_, bytes, status, code) => {
    const { choose, bucket, player, profile } = setup(bytes);
    bucket.avatars.set(player, stored);
    const before = profile();

    const refused = await choose();

    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
    expect([...bucket.avatars]).toEqual([[player, stored]]);
    expect(profile()).toBe(before);
  });

  it('removes the avatar, and accepts a repeat', async () => {
    const { choose, remove, read, readPicture, bucket } = setup(webp(256, 256));
    await choose();

    const { status, body } = await remove();

    expect([status, body.avatarSetAt]).toEqual([200, null]);
    expect((await read()).body.avatarSetAt).toBeNull();
    expect((await readPicture()).body.picture).toBeNull();
    expect(bucket.avatars.size).toBe(0);
    expect((await remove()).status).toBe(200);
  });

  it('hides the avatar once the profile has none, even if the file could not be deleted', async () => {
    const { choose, remove, read, readPicture, bucket, player } = setup(webp(256, 256));
    await choose();
    const { delete: erase } = Map.prototype;
    bucket.avatars.delete = () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };

    expect((await remove()).status).toBe(503);
    expect((await read()).body.avatarSetAt).toBeNull();
    expect((await readPicture()).body.picture).toBeNull();
    bucket.avatars.delete = (owner) => erase.call(bucket.avatars, owner) as boolean;
    expect((await remove()).status).toBe(200);
    expect(bucket.avatars.has(player)).toBe(false);
  });

  it("returns an upload form for the player's own key, 256 KB and ten minutes", async () => {
    const { form, player } = setup();

    const { status, body } = await form();

    expect([status, body]).toEqual([
      200,
      {
        fields: { key: `uploads/avatars/${player}`, mostBytes: String(256 * 1024) },
        mostBytes: 256 * 1024,
        expiresAt: '2026-11-21T12:10:00.250Z',
      },
    ]);
  });

  it("never uses another player's upload", async () => {
    const { choose, bucket } = setup();
    bucket.uploads.set('somebody-else', webp(256, 256));

    expect((await choose()).body.error.code).toBe('pictures/unknown-upload');
  });
});
