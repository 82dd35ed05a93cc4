import { type Answer, isPassing } from '../invariants/answers';
import type { Errand } from '../operations/operation';
import { deliver, reuseKey, type Running, startErrand, strikes } from './deliver';
import type { World } from './world';

const minute = 60_000;
/** How long a client waits for an answer. */
const patienceMs = 12_000;
const mostAttempts = 5;

/**
 * Runs an errand as a real client does: it repeats what is not answered or fails in passing, always under the same key, gives up
 * after a while and may come back much later.
 */
export async function runErrand(world: World, errand: Errand): Promise<void> {
  const running = startErrand(world, errand);
  await repeat(world, running, mostAttempts);
}

async function repeat(world: World, running: Running, attempts: number): Promise<void> {
  const { scheduler, random, tally } = world;
  const { errand, state } = running;
  for (let attempt = 1; attempt <= attempts || world.isCalm; attempt += 1) {
    const { commits } = state;
    const answer = await attemptOnce(world, running);
    if (answer && !isPassing(answer)) return end(world, running, answer);
    const isOfCoins = state.isOnce || errand.giftTo !== undefined;
    const isCommitUnheard = errand.isRequest && isOfCoins && state.commits > commits;
    await scheduler.sleep(random.between(50, 400) * 2 ** Math.min(attempt, 6));
    if (isCommitUnheard) tally.lostAfterCommit += 1;
  }
  tally.gaveUp += 1;
  // The player closes the tab; many look again later, and what was begun under the key goes on.
  if (random.chance(0.7))
    scheduler.after(random.between(5, 40) * minute, () => void comeBack(world, running));
}

async function comeBack(world: World, running: Running): Promise<void> {
  world.tally.cameBackLater += 1;
  await repeat(world, running, mostAttempts);
}

/** @returns what the client hears: null when no answer comes in time */
async function attemptOnce(world: World, running: Running): Promise<Answer | null> {
  const { scheduler, random } = world;
  const { errand, state } = running;
  if (!errand.isRequest) return inTime(world, deliver(world, running, true));

  const isSignedIn = !strikes(world, 'token-expired', state);
  if (strikes(world, 'duplicate-delivery', state))
    scheduler.after(random.between(0, 15), () => void deliver(world, running, isSignedIn));
  if (strikes(world, 'late-duplicate', state))
    scheduler.after(random.between(11, 60) * minute, () => void deliver(world, running, true));
  const isLost = strikes(world, 'answer-lost', state);
  const answer = await inTime(world, deliver(world, running, isSignedIn));
  if (!isLost || !answer) return answer;
  await scheduler.sleep(patienceMs);
  return null;
}

/** What of a delivery its caller waits for: a function that was killed never answers. */
export function inTime({ scheduler }: World, answered: Promise<Answer>): Promise<Answer | null> {
  return Promise.race([answered, scheduler.sleep(patienceMs).then(() => null)]);
}

async function end(world: World, running: Running, answer: Answer): Promise<void> {
  const { random, scheduler } = world;
  const { errand, settled } = running;
  errand.heard?.(answer);
  if (world.isCalm || !settled?.text || !random.chance(0.05)) return;
  await scheduler.sleep(random.between(1, 5_000));
  // Nobody waits for what is refused.
  void reuseKey(world, running);
}
