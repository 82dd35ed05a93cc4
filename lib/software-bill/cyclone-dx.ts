import { type Lock, type LockedPackage, neededBy } from './locked-packages';
import type { Manifest } from './shipped-packages';

/**
 * Writes a software bill of materials in CycloneDX 1.6. The same lock makes the same bill: it has no number and no date.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function cycloneDx(
  { name, version, dependencies }: Pick<Manifest, 'name' | 'version' | 'dependencies'>,
  lock: Lock,
  shipped: readonly LockedPackage[],
): object {
  const product = `${name}@${version}`;
  const byRef = new Map(shipped.map((locked) => [refOf(locked), locked]));
  const refs = new Set(byRef.keys());
  const direct = Object.keys(dependencies).flatMap((each) => lock.get(`node_modules/${each}`) ?? []);
  const needs = [...byRef].map(([ref, locked]) => ({ ref, dependsOn: refsOf(neededBy(lock, locked), refs) }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': product, type: 'application', name, version } },
    components: [...byRef].map(([ref, locked]) => ({
      'bom-ref': ref,
      type: 'library',
      name: locked.name,
      version: locked.version,
      purl: ref,
      scope: 'required',
      hashes: hashesOf(locked),
      licenses: licensesOf(locked),
    })),
    dependencies: [{ ref: product, dependsOn: refsOf(direct, refs) }, ...needs],
  };
}

function refsOf(packages: readonly LockedPackage[], known: ReadonlySet<string>): string[] {
  return [...new Set(packages.map(refOf))].filter((ref) => known.has(ref)).toSorted();
}

/** The package URL; two places of one version are one component. */
function refOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashesOf({ integrity }: LockedPackage) {
  const [, hash = ''] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return hash ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : [];
}

/** An id of SPDX, or several of them with `OR`. */
function licensesOf({ license }: LockedPackage) {
  if (!license) return [];
  return /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}
