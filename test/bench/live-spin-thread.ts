import { parentPort, workerData } from 'node:worker_threads';
import { medianLiveSpin } from './live-spin';

/** Runs in a thread: measures a number of rounds and answers with their medians. */
parentPort!.postMessage(medianLiveSpin(workerData as number));
