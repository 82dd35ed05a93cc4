import { runSimulation } from '../test/simulation/run';

await runSimulation(process.argv.slice(2));
