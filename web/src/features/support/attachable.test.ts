import { describe, expect, it } from 'vitest';
import { addFiles, checkFiles, fileName } from './attachable';

const starts = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF\u0001\u0002\n\u0004WEBPVP8 ')],
  pdf: [...Buffer.from('%PDF-1.7')],
};
const file = (name: string, bytes: readonly number[] = starts.pdf) =>
  new File([Uint8Array.from(bytes)], name);

describe('checkFiles', () => {
  it.each(Object.entries(starts))('accepts a %s file by its first bytes', async (type, bytes) => {
    const chosen = file(`any.${type}`, bytes);

    expect(await checkFiles([chosen])).toEqual({ files: [chosen], problems: [] });
  });

  it.each([
    ['a program', [0x7f, 0x45, 0x4c, 0x46]],
    ['an empty file', []],
  ])('names %s that it refuses, whatever its name, and adds the others', async (_what, bytes) => {
    const good = file('good.pdf');

    expect(await checkFiles([file('bad.pdf', bytes), good])).toEqual({
      files: [good],
      problems: ['“bad.pdf” was not added: it is not a JPEG, PNG, WebP or PDF file.'],
    });
  });

  it('names a file that is too large', async () => {
    const large = new File(['%PDF-', new Uint8Array(5 * 1024 * 1024)], 'large.pdf');

    expect((await checkFiles([large])).problems).toEqual([
      '“large.pdf” was not added: it is larger than 5 MB.',
    ]);
  });
});

describe('addFiles', () => {
  it('names the files beyond three, after the refused ones', () => {
    const before = [file('a.pdf'), file('b.pdf')];
    const checked = { files: [file('c.pdf'), file('d.pdf')], problems: ['“e.pdf” was refused.'] };

    const { files, problems } = addFiles(before, checked);

    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(problems).toEqual(['“e.pdf” was refused.', '“d.pdf” was not added: a message can have 3 files.']);
  });
});

describe('fileName', () => {
  it('shortens a long name to its end', () => {
    expect(fileName({ name: `${'a'.repeat(200)}.pdf` })).toBe(`${'a'.repeat(96)}.pdf`);
  });
});
