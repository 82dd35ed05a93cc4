import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { npmStart } from '../browser/npm-start';
import { referenceWorkMs } from '../machine-speed';
import { buildSite } from './built-chunks';
import type { Figure } from './figure';
import { browserParts, buildParts, type Figures, processParts } from './parts';
import { full, type Sizes, smoke } from './sizes';

/**
 * `npm run bench`, or `npm run bench -- rounds lambdas` for parts of it. A value beyond its goal is marked, and a failed part is reported
 * after the others have run. `--smoke` runs everything at minimum size to check that it works; `--rounds 1e8` sets the rounds of each game
 * of `odds`, and `--games dice,keno` the games of `odds` and `frames`.
 */
const { values, positionals: requestedParts } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    games: { type: 'string' },
  },
  allowPositionals: true,
});
const sizes = sizesFor(values);

let buildFolder: string | undefined;
const parts: Record<string, () => Figures> = {
  ...mapParts(processParts, (measure) => measure(sizes)),
  ...mapParts(buildParts, (measure) => measure((buildFolder ??= buildSite()))),
  ...mapParts(browserParts, async (measure) => {
    const started = await npmStart(projectRoot, ['--built', '--memory', '--empty']);
    try {
      return await measure(sizes, started.siteUrl);
    } finally {
      await started.stop();
    }
  }),
};
const unknown = requestedParts.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);

const [processor] = cpus();
console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
);
let missed = 0;
const failures: { name: string; error: unknown }[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (requestedParts.length > 0 && !requestedParts.includes(name)) continue;
  console.log(`${name}:`);
  print({ name: 'reference work of the machine', value: referenceWorkMs(), unit: 'ms' });
  try {
    for (const figure of await measure()) print(figure);
  } catch (error) {
    failures.push({ name, error });
  }
}
if (values.smoke) console.log('The sizes were the smallest: the figures mean nothing.');
else if (missed > 0) console.log(`${missed} goals are missed.`);
else if (failures.length === 0) console.log('Every goal is met.');
for (const { name, error } of failures) console.error(`${name} failed:`, error);
process.exitCode = failures.length > 0 ? 1 : 0;

function mapParts<Measure>(
  group: Readonly<Record<string, Measure>>,
  run: (measure: Measure) => Figures,
): typeof parts {
  return Object.fromEntries(Object.entries(group).map(([name, measure]) => [name, () => run(measure)]));
}

function sizesFor({ smoke: isSmoke, rounds, games }: typeof values): Sizes {
  const { odds, frames, ...others } = isSmoke ? smoke : full;
  const chosen = games === undefined ? {} : { games: games.split(',') };
  return {
    ...others,
    odds: { ...odds, ...chosen, ...(rounds !== undefined && { rounds: readRounds(rounds) }) },
    frames: { ...frames, ...chosen },
  };
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${text} is not a number of rounds.`);
  return rounds;
}

function print(figure: Figure): void {
  const { met, words } = values.smoke ? { met: true, words: '' } : judge(figure);
  missed += met ? 0 : 1;
  console.log(`  ${figure.name.padEnd(58)} ${format(figure).padStart(9)} ${figure.unit}${words}`);
}

/** Whether a value meets its goal, with the text for the report; a value without a goal meets it, and NaN meets none. */
function judge({ value, atMost, atLeast }: Figure): { met: boolean; words: string } {
  const goals = [
    ...(atMost === undefined ? [] : [{ met: value <= atMost, words: `≤ ${atMost}` }]),
    ...(atLeast === undefined ? [] : [{ met: value >= atLeast, words: `≥ ${atLeast}` }]),
  ];
  const met = goals.every((goal) => goal.met);
  if (goals.length === 0) return { met, words: '' };
  return { met, words: `  (goal ${goals.map(({ words }) => words).join(', ')}${met ? '' : ', MISSED'})` };
}

function format({ value, digits }: Figure): string {
  if (digits !== undefined) return value.toFixed(digits);
  return value >= 100 ? value.toFixed(0) : value.toFixed(value % 1 === 0 ? 0 : 1);
}
