import { describe, expect, it } from 'vitest';
import { buildId } from './build-id';

const files: readonly (readonly [path: string, content: string | Buffer])[] = [
  ['assets/site-1a2b.js', 'go()'],
  ['index.html', Buffer.from('<html>')],
];

describe('buildId', () => {
  it('is the same for the same files in any order and encoding', () => {
    const id = buildId(new Map(files));

    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(buildId(new Map(files.toReversed()))).toBe(id);
    expect(buildId(new Map(files.map(([path, content]) => [path, String(content)])))).toBe(id);
  });

  it.each<[string, [string, string][]]>([
    [
      'a byte changes',
      [
        ['assets/site-1a2b.js', 'go!)'],
        ['index.html', '<html>'],
      ],
    ],
    [
      'a name changes',
      [
        ['assets/site-3c4d.js', 'go()'],
        ['index.html', '<html>'],
      ],
    ],
    [
      'a file is added',
      [
        ['assets/site-1a2b.js', 'go()'],
        ['index.html', '<html>'],
        ['sw.js', ''],
      ],
    ],
    ['a file is left out', [['index.html', '<html>']]],
    [
      'bytes move from one file to the next',
      [
        ['assets/site-1a2b.js', 'go()index.html'],
        ['', '<html>'],
      ],
    ],
  ])('differs when %s', (_, changed) => {
    expect(buildId(new Map(changed))).not.toBe(buildId(new Map(files)));
  });
});
