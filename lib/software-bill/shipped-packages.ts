import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Lock, type LockedPackage, packagesBelow } from './locked-packages';

/** What only makes the template: nothing of it reaches a function or a browser. */
const deploymentTools = ['aws-cdk-lib', 'constructs'];

/** Tools of which a part is delivered as it is: Tailwind's reset of styles. */
const deliveredTools = ['tailwindcss'];

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  /** Packages whose install scripts npm runs; it runs those of no other. */
  allowScripts: z.record(z.string(), z.boolean()),
});
export type Manifest = z.infer<typeof manifest>;

/** @param folder  of the `package.json` */
export function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/**
 * The packages that functions and pages are bundled from, with all that those need. `npm sbom --omit=dev` leaves out those that tools
 * need as well.
 */
export function shippedPackages(
  lock: Lock,
  { dependencies }: Pick<Manifest, 'dependencies'>,
): LockedPackage[] {
  const roots = Object.keys(dependencies).filter((name) => !deploymentTools.includes(name));
  return packagesBelow(lock, [...roots, ...deliveredTools]);
}
