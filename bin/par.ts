import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listPublishedVersions, parSheetText } from '#domain/games/par-sheets';
import { releasedVersions } from '#domain/games/released-versions';
import { familiesOnRecordModule } from './families-on-record-module';
import { publishedSheetsModule } from './published-sheets-module';
import { releasedVersionsModule } from './released-versions-module';

const options = process.argv.slice(2);
const isRelease = options.includes('--release');
const wanted = options.filter((option) => option !== '--release');
const versions = listPublishedVersions();
const ids = [...new Set(versions.map(({ game }) => game.id))];
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`Unknown game: ${unknown.join(', ')}. Choose from: ${ids.join(', ')}.`);
  process.exit(1);
}

const chosen = versions.filter(({ game }) => wanted.length === 0 || wanted.includes(game.id));
for (const { game, file } of chosen) {
  const path = `content/catalog/par-sheets/${file}`;
  console.log(`${game.id} version ${game.version}: ${write(path, parSheetText(game))}`);
}
console.log(
  write('lambdas/play/published-sheets.ts', publishedSheetsModule(versions.map(({ file }) => file))),
);
console.log(
  write('lib/domain/games/families-on-record.ts', familiesOnRecordModule(versions.map(({ game }) => game))),
);
if (isRelease) {
  const hashes = chosen.map(({ game }) => [
    `${game.id} ${game.version}`,
    createHash('sha256').update(game.canonicalText, 'utf8').digest('hex'),
  ]);
  // A released hash stays, whatever the data says now; a test reports the difference.
  const released = { ...Object.fromEntries(hashes), ...releasedVersions };
  console.log(write('lib/domain/games/released-versions.ts', releasedVersionsModule(released)));
}

function write(path: string, text: string): string {
  const target = new URL(`../${path}`, import.meta.url);
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (!isCurrent) writeFileSync(target, text);
  return `${path} is ${isCurrent ? 'up to date' : 'written'}`;
}
