import { type Answer, isRetryable } from '../invariants/answers';
import type { Task } from '../operations/operation';
import { deliver, reuseKey, type Running, startTask, strikes } from './deliver';
import type { World } from './world';

const minute = 60_000;
/** Client timeout. */
const clientTimeoutMs = 12_000;
const maxAttempts = 5;

/**
 * Runs an operation like a real client: repeats it with the same key after a timeout or transient error, gives up after several attempts
 * and may return much later.
 */
export async function runTask(world: World, task: Task): Promise<void> {
  const running = startTask(world, task);
  await repeat(world, running, maxAttempts);
}

async function repeat(world: World, running: Running, attempts: number): Promise<void> {
  const { scheduler, random, tally } = world;
  const { task, state } = running;
  for (let attempt = 1; attempt <= attempts || world.isCalm; attempt += 1) {
    const { commits } = state;
    const answer = await attemptOnce(world, running);
    if (answer && !isRetryable(answer)) return end(world, running, answer);
    const movesCoins = state.isOnce || task.giftTo !== undefined;
    const isCommitUnconfirmed = task.isRequest && movesCoins && state.commits > commits;
    await scheduler.sleep(random.between(50, 400) * 2 ** Math.min(attempt, 6));
    if (isCommitUnconfirmed) tally.lostAfterCommit += 1;
  }
  tally.gaveUp += 1;
  // The player closes the tab and may return later with the same key.
  if (random.chance(0.7))
    scheduler.after(random.between(5, 40) * minute, () => void retryLater(world, running));
}

async function retryLater(world: World, running: Running): Promise<void> {
  world.tally.retriedLater += 1;
  await repeat(world, running, maxAttempts);
}

/** @returns the response, or null after a timeout */
async function attemptOnce(world: World, running: Running): Promise<Answer | null> {
  const { scheduler, random } = world;
  const { task, state } = running;
  if (!task.isRequest) return withinTimeout(world, deliver(world, running, true));

  const isSignedIn = !strikes(world, 'token-expired', state);
  if (strikes(world, 'duplicate-delivery', state))
    scheduler.after(random.between(0, 15), () => void deliver(world, running, isSignedIn));
  if (strikes(world, 'late-duplicate', state))
    scheduler.after(random.between(11, 60) * minute, () => void deliver(world, running, true));
  const isResponseLost = strikes(world, 'response-lost', state);
  const answer = await withinTimeout(world, deliver(world, running, isSignedIn));
  if (!isResponseLost || !answer) return answer;
  await scheduler.sleep(clientTimeoutMs);
  return null;
}

/** Response within the client timeout; a killed function never responds. */
export function withinTimeout({ scheduler }: World, response: Promise<Answer>): Promise<Answer | null> {
  return Promise.race([response, scheduler.sleep(clientTimeoutMs).then(() => null)]);
}

async function end(world: World, running: Running, answer: Answer): Promise<void> {
  const { random, scheduler } = world;
  const { task, settled } = running;
  task.onResponse?.(answer);
  if (world.isCalm || !settled?.text || !random.chance(0.05)) return;
  await scheduler.sleep(random.between(1, 5_000));
  // Does not wait for the refusal.
  void reuseKey(world, running);
}
