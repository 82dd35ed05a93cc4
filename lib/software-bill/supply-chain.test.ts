import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { undeliverable, unusable } from './licenses';
import { type LockedPackage, parseLock, readLock } from './locked-packages';
import { readManifest, shippedPackages } from './shipped-packages';

const project = fileURLToPath(new URL('../..', import.meta.url));
const manifest = readManifest(project);
const lock = readLock(project);
const packages = [...lock.values()];

function locked(license: string): LockedPackage {
  const [found] = parseLock(
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', license } } }),
  ).values();
  if (!found) throw new Error('The lock is empty');
  return found;
}

describe('a package of the lock', () => {
  it('runs a script when it is installed only where it is allowed to, and nothing else is allowed to', () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);

    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);

    expect(scripted.toSorted()).toEqual(allowed.map(([name]) => name).toSorted());
  });

  it('runs none where it is delivered', () => {
    const shipped = shippedPackages(lock, manifest);

    expect(shipped.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
  });

  it('is what its hash says', () => {
    const delivered = packages.filter(({ inBundle }) => !inBundle);

    const unhashed = delivered.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity));

    expect(unhashed.map(({ path }) => path)).toEqual([]);
  });

  it('has a license under which it may be delivered, or used as a tool', () => {
    expect(undeliverable(shippedPackages(lock, manifest))).toEqual([]);
    expect(unusable(packages)).toEqual([]);
  });
});

describe('undeliverable', () => {
  it.each(['AGPL-3.0-or-later', 'MPL-2.0', '', 'SEE LICENSE IN LICENSE', '(GPL-2.0-only OR AGPL-3.0-only)'])(
    'finds a package under "%s"',
    (license) => {
      expect(undeliverable([locked(license)])).toEqual([`a@1.0.0  ${license || 'unknown'}`]);
    },
  );

  it.each(['MIT', '(MIT OR GPL-3.0-or-later)'])('lets a package under "%s" pass', (license) => {
    expect(undeliverable([locked(license)])).toEqual([]);
  });
});
