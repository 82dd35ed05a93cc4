import { parentPort, workerData } from 'node:worker_threads';
import { findMachine } from '#domain/games/slots/machines';
import { createSimulator } from '#domain/games/slots/simulation/simulator';
import { cipherWords } from './cipher-words';

/** What a worker is to simulate: a listed machine, with chance of its own. */
export interface WorkerOrder {
  readonly gameId: string;
  readonly seed: string;
}

/** Runs in a thread: answers every number of rounds with what they came to. */
const { gameId, seed } = workerData as WorkerOrder;
const simulator = createSimulator(findMachine(gameId)!, cipherWords(seed));
parentPort!.on('message', (rounds: number) => parentPort!.postMessage(simulator.play(rounds)));
