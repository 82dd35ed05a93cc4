import { simulate, type SimulationSettings } from './simulate';

/** Runs the world that it receives and sends back its report. */
process.once('message', (settings: SimulationSettings) => {
  void simulate(settings).then((report) => process.send?.(report, () => process.disconnect()));
});
