// Runs a TypeScript entry on a machine that has only Node: installs the locked dependencies first where
// they are missing or stale. It may use nothing that `npm ci` brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const stamp = join(packages, '.installed-from');

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node 20.19 or newer; this is ${process.version}. Install it from your system or nodejs.org.`,
  );
  process.exit(1);
}

function lockFingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

// `npm ci` would delete what the link points to, under another checkout that may be running.
function refuseLinkedPackages() {
  if (!lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const target = existsSync(packages) ? realpathSync(packages) : 'a missing folder';
  console.error(
    `The packages of this lock file are not installed, and node_modules is a link to ${target}. Run \`npm start\` in the checkout that owns it, if its lock file is the same; else remove the link.`,
  );
  process.exit(1);
}

function installLockedDependencies() {
  const fingerprint = lockFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  refuseLinkedPackages();
  console.log('Installing the locked dependencies (only when the lock file changes)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  const installed = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (installed.status !== 0) {
    console.error(
      '`npm ci` failed, so nothing was started. See its output above, and check your network connection.',
    );
    process.exit(installed.status ?? 1);
  }
  writeFileSync(stamp, fingerprint);
}

// The pinned AWS clients run on Node 20; their notice about later versions matters only when the pins change.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

refuseOldNode();
installLockedDependencies();

const [entry, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], resolve(root, entry), ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(resolve(root, entry)).href);
