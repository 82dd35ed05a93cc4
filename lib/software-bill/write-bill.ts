import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycloneDx } from './cyclone-dx';
import { licenseList } from './licenses';
import { readLock } from './locked-packages';
import { readManifest, shippedPackages } from './shipped-packages';

/**
 * Writes which packages functions and pages are made of: `software-bill.cdx.json`, and their licenses as `licenses.txt`.
 *
 * @param project  folder of `package.json` and its lock
 * @param folder   made when missing; older bills in it are overwritten
 */
export function writeSoftwareBill(project: string, folder: string): void {
  const manifest = readManifest(project);
  const lock = readLock(project);
  const shipped = shippedPackages(lock, manifest);
  mkdirSync(folder, { recursive: true });
  const bill = cycloneDx(manifest, lock, shipped);
  writeFileSync(join(folder, 'software-bill.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(folder, 'licenses.txt'), licenseList(shipped));
}
