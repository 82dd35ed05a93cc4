import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const versions = z.record(z.string(), z.string()).default({});

const lockedPackage = z.object({
  /** Of a package that is installed under another name. */
  name: z.string().optional(),
  version: z.string().default(''),
  license: z.string().default(''),
  /** Hash of what the registry delivers, as in `sha512-…`; none of a package that is delivered inside of another. */
  integrity: z.string().default(''),
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  dependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
});

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });

/** A package as it is locked. */
export interface LockedPackage extends z.infer<typeof lockedPackage> {
  readonly name: string;
  /** Where it is installed, such as `node_modules/a/node_modules/b`. */
  readonly path: string;
}

/** Every package of the lock by where it is installed; the project itself is not among them. */
export type Lock = ReadonlyMap<string, LockedPackage>;

const modules = 'node_modules/';

/** @param folder  of the `package-lock.json` */
export function readLock(folder: string): Lock {
  return parseLock(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
}

export function parseLock(text: string): Lock {
  const { packages } = lockFile.parse(JSON.parse(text));
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return new Map(
    installed.map(([path, locked]) => [path, { ...locked, path, name: locked.name ?? nameAt(path) }]),
  );
}

/**
 * Follows packages to all that they need. What one only works together with is followed where it asks for it without a choice.
 *
 * @param roots  names of packages that the project itself depends on
 * @returns in the order of their paths
 * @throws RangeError where the lock does not have one of them
 */
export function packagesBelow(lock: Lock, roots: readonly string[]): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  const follow = (locked: LockedPackage): void => {
    if (found.has(locked.path)) return;
    found.set(locked.path, locked);
    neededBy(lock, locked).forEach(follow);
  };
  for (const root of roots) {
    const locked = lock.get(modules + root);
    if (!locked) throw new RangeError(`The lock has no ${root}`);
    follow(locked);
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The packages that one finds under the names of its dependencies. Those of other platforms may be missing. */
export function neededBy(lock: Lock, locked: LockedPackage): LockedPackage[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const names = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]);
  return [...names].flatMap((name) => resolved(lock, locked.path, name) ?? []);
}

/** Looks where Node looks: beside what asks, then one level up after the other. */
function resolved(lock: Lock, from: string, name: string): LockedPackage | undefined {
  const found = lock.get(`${from}/${modules}${name}`);
  if (found) return found;
  const above = from.lastIndexOf(`/${modules}`);
  return above < 0 ? lock.get(modules + name) : resolved(lock, from.slice(0, above), name);
}

function nameAt(path: string): string {
  return path.slice(path.lastIndexOf(modules) + modules.length);
}
