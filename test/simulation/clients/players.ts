import type { Operation, SimulatedPlayer } from '../operations/operation';
import type { Random } from '../scheduler/random';
import { runTask } from './run-task';
import type { World } from './world';

const minute = 60_000;
/** Interval at which all paused players return at once, as after a mailing. */
const rushEveryMs = 10 * minute;

/** Runs players until this many operations have begun: they play, pause, return, and some use two tabs. */
export function startPlayers(
  world: World,
  {
    players,
    operations,
    maxOperations,
  }: { players: number; operations: readonly Operation[]; maxOperations: number },
): Promise<unknown> {
  const runs = Array.from({ length: players }, (_each, number) => {
    const { provider } = world;
    const player: SimulatedPlayer = { id: `player-${number}`, knownIds: new Map(), provider };
    return runPlayer(player);
  });
  return Promise.all(runs);

  async function runPlayer(player: SimulatedPlayer): Promise<void> {
    const { scheduler, random, tally } = world;
    await scheduler.sleep(random.between(0, 2_000));
    while (tally.operations < maxOperations && !world.isCalm) {
      const tasks = tasksOf(player, random);
      await Promise.all(tasks.map((task) => runTask(world, task)));
      await scheduler.sleep(pauseOf(scheduler.now(), random));
    }
  }

  function tasksOf(player: SimulatedPlayer, random: Random) {
    const tabs = random.chance(0.12) ? 2 + random.below(2) : 1;
    return Array.from({ length: tabs }, () => choose(operations, random).begin(player, random)).filter(
      (task) => task !== null,
    );
  }
}

function choose(operations: readonly Operation[], random: Random): Operation {
  const total = operations.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.below(total);
  for (const operation of operations) {
    left -= operation.weight;
    if (left < 0) return operation;
  }
  throw new RangeError('No operation to choose from');
}

function pauseOf(now: number, random: Random): number {
  const kind = random.below(10);
  if (kind < 6) return random.between(5, 300);
  if (kind < 9) return random.between(500, 20_000);
  return rushEveryMs - (now % rushEveryMs) + random.between(0, 400);
}
