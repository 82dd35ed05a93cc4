import { simulate, type SimulationSettings } from './simulate';

/** Runs the one world that it is told of, and answers what became of it. */
process.once('message', (settings: SimulationSettings) => {
  void simulate(settings).then((report) => process.send?.(report, () => process.disconnect()));
});
