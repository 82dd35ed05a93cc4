import { existsSync } from 'node:fs';
import { checkBuild } from '../web/unity-builds/check/check-build';
import { readBuildFolder } from '../web/unity-builds/read-builds';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Name the folder of a Unity build: npm run unity:check -- <folder>');
  process.exit(1);
}
const files = readBuildFolder(folder);
const findings = checkBuild(files);
for (const { kind, text } of findings) console.log(`${kind}: ${text}`);
const isSound = findings.every(({ kind }) => kind === 'note');
console.log(
  isSound ? `The ${files.size} files in ${folder} are ready to publish.` : 'This build cannot be published.',
);
process.exitCode = isSound ? 0 : 1;
