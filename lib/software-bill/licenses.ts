import type { LockedPackage } from './locked-packages';

/** Licenses under which code may be delivered inside of a closed product, by their ids of SPDX. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** What tools may be under besides: they run here and are delivered to nobody. */
const toolsOnly = ['AGPL-3.0-or-later', 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

/** Tools that tell their license in a file alone, which was read. */
const readByHand: Readonly<Record<string, string>> = { 'memorystream@0.3.1': 'MIT' };

/** Packages whose license does not allow that they are delivered, one a line. */
export function undeliverable(packages: readonly LockedPackage[]): string[] {
  return packages.filter((locked) => !isAmong(permissive, locked)).map(lineOf);
}

/** Packages whose license does not allow even that they are used as tools, one a line. */
export function unusable(packages: readonly LockedPackage[]): string[] {
  return packages.filter((locked) => !isAmong([...permissive, ...toolsOnly], locked)).map(lineOf);
}

/** The list of licenses: what is delivered, in which version, under which license, one a line. */
export function licenseList(packages: readonly LockedPackage[]): string {
  return `${[...new Set(packages.map(lineOf))].toSorted().join('\n')}\n`;
}

function lineOf(locked: LockedPackage): string {
  return `${locked.name}@${locked.version}  ${licenseOf(locked) || 'unknown'}`;
}

/** Of several, one that is allowed is enough. */
function isAmong(allowed: readonly string[], locked: LockedPackage): boolean {
  const choices = licenseOf(locked).replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => allowed.includes(choice));
}

function licenseOf({ name, version, license }: LockedPackage): string {
  return license || (readByHand[`${name}@${version}`] ?? '');
}
