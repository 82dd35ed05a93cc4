import { writeFileSync } from 'node:fs';
import { listPublishedVersions, parSheetText } from '#domain/games/slots/par-sheet-file';

for (const { machine, file } of listPublishedVersions()) {
  writeFileSync(new URL(`../content/catalogue/par-sheets/${file}`, import.meta.url), parSheetText(machine));
  console.log(`${machine.id} version ${machine.version}: content/catalogue/par-sheets/${file}`);
}
