import { runSimulation } from './run';

await runSimulation(process.argv.slice(2));
