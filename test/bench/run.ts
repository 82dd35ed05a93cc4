import { cpus, totalmem } from 'node:os';
import { measureCheckouts } from './checkout';
import { measureHomeDownload } from './home-download';
import { measureLambdas } from './lambda-load';
import { measureProducts } from './products';
import { measureRounds } from './rounds';
import { measureStarts } from './start-time';
import { measureStoreDownload } from './store-download';

const suites = {
  rounds: measureRounds,
  checkouts: measureCheckouts,
  lambdas: measureLambdas,
  products: measureProducts,
  home: measureHomeDownload,
  store: measureStoreDownload,
  starts: measureStarts,
};

/** `npm run bench`, or `npm run bench -- rounds lambdas` for parts of it. A figure above its goal is said, not hidden. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);

const [processor] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
);
let missed = 0;
for (const [name, measure] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const figure of await measure()) {
    const isMissed = figure.atMost !== undefined && figure.value > figure.atMost;
    missed += isMissed ? 1 : 0;
    const goal =
      figure.atMost === undefined ? '' : `  (goal ≤ ${figure.atMost}${isMissed ? ', MISSED' : ''})`;
    console.log(`${figure.name.padEnd(58)} ${format(figure.value).padStart(9)} ${figure.unit}${goal}`);
  }
}
console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value % 1 === 0 ? 0 : 1);
}
