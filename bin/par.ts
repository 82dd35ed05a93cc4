import { writeFileSync } from 'node:fs';
import { listPublishedVersions, parSheetText } from '#domain/games/par-sheets';

const wanted = process.argv.slice(2);

for (const { game, file } of listPublishedVersions()) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  writeFileSync(new URL(`../content/catalogue/par-sheets/${file}`, import.meta.url), parSheetText(game));
  console.log(`${game.id} version ${game.version}: content/catalogue/par-sheets/${file}`);
}
