import { readFileSync, writeFileSync } from 'node:fs';
import { writeHistory } from '#lambdas/demo/write-history';

const [, , file, until] = process.argv;
if (file === undefined || until === undefined)
  throw new Error('Name the file to write and the day after the history.');
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../content/seed/${name}.json`, import.meta.url), 'utf8'));
const history = await writeHistory({
  seed: 'jade-harbour',
  until: new Date(`${until}T00:00:00Z`),
  people: read('demo-players'),
  products: read('products'),
  draws: read('draws'),
});
writeFileSync(file, JSON.stringify(history));
