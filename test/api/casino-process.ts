// Runs the stack on a state folder in its own process, so that a test can kill it like a power cut. Each input line is an event for a
// function, `{"entry":"…","event":…}`; the result is the next output line.
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

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
