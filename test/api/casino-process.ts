// Runs the stack on a state folder in a process of its own, so that a test can kill it as a power cut would.
import { openCasino } from './casino';

const [stateFolder] = process.argv.slice(2);
if (!stateFolder) throw new Error('Usage: casino-process <state folder>');
const { servicesUrl, config, tables } = await openCasino({ stateFolder });
process.stdout.write(`${JSON.stringify({ servicesUrl, config, tables })}\n`);
