import { cpus, totalmem } from 'node:os';
import { measureCatalog } from './catalog';
import { measureCheckouts } from './checkout';
import { measureFairness } from './fairness';
import type { Figure } from './figure';
import { measureGameDownloads } from './game-downloads';
import { measureHomeDownload } from './home-download';
import { measureLambdas } from './lambda-load';
import { measureMutants } from './mutants';
import { measurePageTraces } from './page-traces';
import { measureProducts } from './products';
import { measureReels } from './reels';
import { measureRounds } from './rounds';
import { measureSlots } from './slots';
import { measureStarts } from './start-time';
import { measureStoreDownload } from './store-download';
import { measureStoreGrid } from './store-grid';
import { measureVideoPoker } from './video-poker';

const suites = {
  slots: measureSlots,
  poker: measureVideoPoker,
  fairness: measureFairness,
  mutants: measureMutants,
  rounds: measureRounds,
  checkouts: measureCheckouts,
  lambdas: measureLambdas,
  products: measureProducts,
  catalog: measureCatalog,
  home: measureHomeDownload,
  store: measureStoreDownload,
  downloads: measureGameDownloads,
  pages: measurePageTraces,
  grid: measureStoreGrid,
  reels: measureReels,
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
    const { met, words } = judge(figure);
    missed += met ? 0 : 1;
    console.log(`${figure.name.padEnd(58)} ${format(figure.value).padStart(9)} ${figure.unit}${words}`);
  }
}
console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);

/** Whether a figure meets its goal, and the words that say so; a figure without a goal meets it. A value that is no number meets none. */
function judge({ value, atMost, atLeast }: Figure): { met: boolean; words: string } {
  const goals = [
    ...(atMost === undefined ? [] : [{ met: value <= atMost, words: `≤ ${atMost}` }]),
    ...(atLeast === undefined ? [] : [{ met: value >= atLeast, words: `≥ ${atLeast}` }]),
  ];
  const met = goals.every((goal) => goal.met);
  if (goals.length === 0) return { met, words: '' };
  return { met, words: `  (goal ${goals.map(({ words }) => words).join(', ')}${met ? '' : ', MISSED'})` };
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value % 1 === 0 ? 0 : 1);
}
