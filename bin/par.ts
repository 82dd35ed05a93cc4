import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { listPublishedVersions, parSheetText } from '#domain/games/par-sheets';
import { publishedSheetsModule } from './published-sheets-module';

const wanted = process.argv.slice(2);
const versions = listPublishedVersions();
const ids = [...new Set(versions.map(({ game }) => game.id))];
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`Unknown game: ${unknown.join(', ')}. Choose from: ${ids.join(', ')}.`);
  process.exit(1);
}

for (const { game, file } of versions) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const path = `content/catalog/par-sheets/${file}`;
  console.log(`${game.id} version ${game.version}: ${write(path, parSheetText(game))}`);
}
console.log(
  write('lambdas/play/published-sheets.ts', publishedSheetsModule(versions.map(({ file }) => file))),
);

function write(path: string, text: string): string {
  const target = new URL(`../${path}`, import.meta.url);
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (!isCurrent) writeFileSync(target, text);
  return `${path} is ${isCurrent ? 'up to date' : 'written'}`;
}
