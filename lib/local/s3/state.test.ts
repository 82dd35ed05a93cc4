import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newHead } from './objects';
import { openObjectStore, type WriteFile } from './state';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jade-harbour-shelf-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = new Date('2026-11-01T12:00:00.500Z');
const about = (key: string, text: string) =>
  [
    newHead({ key, headers: { 'content-type': 'text/x' } }, Buffer.from(text), at),
    Buffer.from(text),
  ] as const;
const failing =
  (code: string): WriteFile =>
  async (path) => {
    writeFileSync(path, 'half');
    throw Object.assign(new Error(code), { code });
  };

describe('an object store on disk', () => {
  it('restores objects with their metadata at the next start', async () => {
    const before = openObjectStore(folder);
    await before.put(...about('a/ü\n', 'first\nline'));
    await before.put(...about('gone', 'x'));
    await before.remove('gone');

    const after = openObjectStore(folder);

    expect(after.keys()).toEqual(['a/ü\n']);
    expect(await after.read('a/ü\n')).toEqual({
      head: {
        key: 'a/ü\n',
        size: 10,
        etag: '08a5a14e3db991153e80c648498d3df7',
        modifiedAt: Date.parse('2026-11-01T12:00:00Z'),
        headers: { 'content-type': 'text/x' },
        checksums: {},
      },
      bytes: Buffer.from('first\nline'),
    });
  });

  it('keeps the old object when the host dies while it writes a replacement', async () => {
    const before = openObjectStore(folder);
    await before.put(...about('k', 'old'));
    writeFileSync(join(folder, 'left-behind.next'), '{"key":"k"');

    const after = openObjectStore(folder);

    expect((await after.read('k'))?.bytes.toString()).toBe('old');
    expect(existsSync(join(folder, 'left-behind.next'))).toBe(false);
  });

  it.each(['ENOSPC', 'EDQUOT'])('keeps the old object when the disk is full (%s)', async (code) => {
    await openObjectStore(folder).put(...about('k', 'old'));
    const objectStore = openObjectStore(folder, failing(code));

    const writing = objectStore.put(...about('k', 'new'));

    await expect(writing).rejects.toMatchObject({ status: 503, code: 'ServiceUnavailable' });
    expect((await objectStore.read('k'))?.bytes.toString()).toBe('old');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('passes on any other error of the disk', async () => {
    const objectStore = openObjectStore(folder, failing('EIO'));

    await expect(objectStore.put(...about('k', 'new'))).rejects.toMatchObject({ code: 'EIO' });
    expect(objectStore.keys()).toEqual([]);
  });

  it('throws at the start for a truncated object', async () => {
    await openObjectStore(folder).put(...about('k', 'whole'));
    const [name = ''] = readdirSync(folder);
    truncateSync(join(folder, name), 60);

    expect(() => openObjectStore(folder)).toThrow();
  });

  it('throws a readable error at the start for an overwritten object', async () => {
    await openObjectStore(folder).put(...about('k', 'whole'));
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), 'not json\nwhole');

    expect(() => openObjectStore(folder)).toThrow(
      /was not written by the offline host\. Start with --reset\.$/,
    );
  });

  it('ignores unrelated files', async () => {
    await openObjectStore(folder).put(...about('k', 'mine'));
    writeFileSync(join(folder, '.DS_Store'), 'theirs');

    expect(openObjectStore(folder).keys()).toEqual(['k']);
    expect(existsSync(join(folder, '.DS_Store'))).toBe(true);
  });

  it('never returns a torn object under concurrent writes and reads', async () => {
    const objectStore = openObjectStore(folder);
    const text = (letter: string) => letter.repeat(200_000);
    await objectStore.put(...about('k', text('a')));

    const reads = 'bcdefgh'.split('').map(async (letter) => {
      await objectStore.put(...about('k', text(letter)));
      return objectStore.read('k');
    });

    for (const found of await Promise.all(reads)) {
      const [first = ''] = found?.bytes.toString() ?? '';
      expect(found?.bytes.toString()).toBe(text(first));
      expect(found?.head).toEqual(about('k', text(first))[0]);
    }
  });
});

it('lists keys in byte order, not UTF-16 order', async () => {
  const objectStore = openObjectStore(null);
  for (const key of ['\u{1f600}', '\uff5e', 'b', 'a']) await objectStore.put(...about(key, ''));

  expect(objectStore.keys()).toEqual(['a', 'b', '\uff5e', '\u{1f600}']);
});
