import { parentPort, workerData } from 'node:worker_threads';
import { findMachine } from '#domain/games/slots/machines';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import { cipherWords } from './cipher-words';

/** Simulation of a worker: a listed machine with its own random stream. */
export interface WorkerOrder {
  readonly gameId: string;
  readonly seed: string;
}

/** Runs in a thread: answers each number of rounds with their totals. */
const { gameId, seed } = workerData as WorkerOrder;
const simulator = createSimulator(findMachine(gameId)!, cipherWords(seed));
parentPort!.on('message', (rounds: number) => parentPort!.postMessage(simulator.play(rounds)));
