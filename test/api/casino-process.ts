// Runs the stack on a state folder in a process of its own, so that a test can kill it as a power cut would. Every line that it
// reads is an event for a function, `{"entry":"…","event":…}`; the answer is the next line that it writes.
import { createInterface } from 'node:readline';
import { type CasinoOptions, openCasino } from './casino';

const [stateFolder, options = '{}'] = process.argv.slice(2);
if (!stateFolder)
  throw new Error('Usage: casino-process <state folder> [further options of openCasino as JSON]');
const casino = await openCasino({ stateFolder, ...(JSON.parse(options) as CasinoOptions) });
const { servicesUrl, config, tables, filesBucket, seedsSecret } = casino;
print({ servicesUrl, config, tables, filesBucket, seedsSecret });
for await (const line of createInterface(process.stdin)) {
  const { entry, event } = JSON.parse(line) as { entry: string; event: unknown };
  print(await casino.invoke(entry, event));
}

function print(told: unknown): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
