import { relative, resolve } from 'node:path';
import { createReport, type StudioReport } from '../../build/studio-check/studio-report';
import { readBuildOf } from '../read-builds';
import { checkBuild } from './check-build';
import { unityRules } from './unity-rules';

/**
 * Checks a Unity build before it is installed.
 *
 * @param folder  the output folder of Unity, its folder `Build`, or the sources of a build that this repository makes
 */
export async function checkUnityFolder(folder: string): Promise<StudioReport> {
  const files = await readBuildOf(folder);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return createReport({
    subject: relative(process.cwd(), resolve(folder)) || '.',
    facts: [`${files.size} files, ${(bytes / 1_000_000).toFixed(2)} MB.`],
    rules: unityRules,
    findings: checkBuild(files),
  });
}
