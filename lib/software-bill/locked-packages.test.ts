import { describe, expect, it } from 'vitest';
import { packagesBelow, parseLock } from './locked-packages';

function lockOf(packages: Readonly<Record<string, object>>) {
  return parseLock(JSON.stringify({ packages: { '': { name: 'project' }, ...packages } }));
}

const pathsOf = (lock: ReturnType<typeof lockOf>, roots: readonly string[]) =>
  packagesBelow(lock, roots).map(({ path }) => path);

describe('packagesBelow', () => {
  it('finds what lies nearest to what asks for it', () => {
    const lock = lockOf({
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/a/node_modules/c': {},
      'node_modules/b': {},
      'node_modules/c': {},
    });

    expect(pathsOf(lock, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/c',
    ]);
  });

  it('follows circles once', () => {
    const lock = lockOf({
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/b': { dependencies: { a: '1' } },
    });

    expect(pathsOf(lock, ['b'])).toEqual(['node_modules/a', 'node_modules/b']);
  });

  it('follows peers unless one does without them, and leaves out what is not installed', () => {
    const lock = lockOf({
      'node_modules/a': {
        peerDependencies: { needed: '1', chosen: '1' },
        peerDependenciesMeta: { chosen: { optional: true } },
        optionalDependencies: { elsewhere: '1' },
      },
      'node_modules/needed': {},
      'node_modules/chosen': {},
    });

    expect(pathsOf(lock, ['a'])).toEqual(['node_modules/a', 'node_modules/needed']);
  });

  it('throws where the lock has no such package', () => {
    expect(() => packagesBelow(lockOf({}), ['a'])).toThrow(RangeError);
  });
});

describe('parseLock', () => {
  it('names a package as its registry does, also where it is installed under another name', () => {
    const lock = lockOf({ 'node_modules/ours': { name: 'theirs' }, 'node_modules/@a/b': {} });

    expect([...lock.values()].map(({ name }) => name)).toEqual(['theirs', '@a/b']);
  });
});
