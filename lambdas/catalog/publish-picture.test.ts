import { describe, expect, it } from 'vitest';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakePictures } from '#lambdas/fakes/pictures';
import { publishPicture } from './publish-picture';

/** Builds the header of a lossy WebP of this size, followed by content bytes. */
function webp(width: number, height: number, content = 'a'): Uint8Array {
  const head = Buffer.alloc(30);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(22 + content.length, 4);
  head.write('WEBPVP8 ', 8, 'latin1');
  head.writeUInt32LE(10 + content.length, 16);
  head.set([0x9d, 0x01, 0x2a], 23);
  head.writeUInt16LE(width, 26);
  head.writeUInt16LE(height, 28);
  return Buffer.concat([head, Buffer.from(content)]);
}

function setup(uploads: Record<string, Uint8Array>) {
  const { pictures, published } = createFakePictures(uploads);
  const tables = createFakeTables();
  const { audit, audited } = createFakeAudit(tables);
  const { commitTogether } = tables;
  return {
    published,
    audited,
    publish: () =>
      publishPicture(
        { pictures, audit, now: () => new Date('2026-11-22T08:00:00Z'), commitTogether },
        { uploads: ['uploads/a/b-800.webp', 'uploads/a/b-400.webp'], actor: 'ada' },
      ),
  };
}

const large = webp(800, 600);
const small = webp(400, 300);
const both = { 'uploads/a/b-800.webp': large, 'uploads/a/b-400.webp': small };

describe('publishPicture', () => {
  it('publishes both sizes under a name derived from their content', async () => {
    const { publish, published, audited } = setup(both);

    const answer = await publish();

    const image = (answer as { image: string }).image;
    expect(image).toMatch(/^media\/products\/[0-9a-f]{24}-800\.webp$/);
    expect([...published]).toEqual([
      [image, large],
      [image.replace('-800', '-400'), small],
    ]);
    expect(await publish()).toEqual(answer);
    expect(audited).toMatchObject([{ actor: 'ada', act: 'picture-published', subject: { id: image } }]);
  });

  it('uses another name when only the smaller size differs', async () => {
    const nameOf = async (smaller: Uint8Array) =>
      setup({ ...both, 'uploads/a/b-400.webp': smaller }).publish();

    expect(await nameOf(webp(400, 300, 'b'))).not.toEqual(await nameOf(small));
  });

  it.each<[string, Record<string, Uint8Array>, string]>([
    ['was never uploaded', { 'uploads/a/b-800.webp': large }, 'pictures/unknown-upload'],
    [
      'is over 5 MB',
      { ...both, 'uploads/a/b-800.webp': webp(800, 600, 'a'.repeat(5 * 1024 * 1024)) },
      'pictures/too-large',
    ],
    [
      'is a page called a picture',
      { ...both, 'uploads/a/b-400.webp': Buffer.from('<svg onload="x()">') },
      'pictures/not-a-picture',
    ],
    ['is empty', { ...both, 'uploads/a/b-400.webp': new Uint8Array() }, 'pictures/not-a-picture'],
    ['has another width', { ...both, 'uploads/a/b-800.webp': webp(799, 600) }, 'pictures/not-a-picture'],
    ['is a tower', { ...both, 'uploads/a/b-800.webp': webp(800, 16_000) }, 'pictures/not-a-picture'],
  ])('refuses an upload that %s and publishes nothing', async (_, uploads, code) => {
    const { publish, published, audited } = setup(uploads);

    expect(await publish()).toEqual({ code });
    expect(published.size).toBe(0);
    expect(audited).toEqual([]);
  });
});
