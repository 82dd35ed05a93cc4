import { openCasino } from '../api/casino';
import { measureRoundCost } from '../api/round-cost';
import type { Figure } from './figure';
import { percentile } from './percentile';
import { openRoundClient } from './round-client';
import type { Sizes } from './sizes';

/** Rounds through the local API with its client on the same machine, and the DynamoDB cost of one round. */
export async function measureRounds({
  players,
  warmUpRounds,
  roundsEach,
}: Sizes['rounds']): Promise<Figure[]> {
  const casino = await openCasino({ readsStreams: true });
  const client = openRoundClient(casino.config.amplify.API.REST.playFabOps.endpoint);
  try {
    const emails = Array.from({ length: players }, (_each, index) => `bench-${index}@jade.test`);
    const tokens = await Promise.all(emails.map((email) => casino.signInNewPlayer(email)));
    await playAll(tokens, warmUpRounds, 'warm');

    const startedAt = performance.now();
    const durations = await playAll(tokens, roundsEach, 'measured');
    const seconds = (performance.now() - startedAt) / 1000;

    const alone = await playAll(tokens.slice(0, 1), roundsEach, 'alone');

    const cost = await measureRoundCost(casino);
    return [
      {
        name: `rounds through the local API, ${players} players at once`,
        value: durations.length / seconds,
        unit: 'rounds/s',
        atLeast: 150,
      },
      {
        name: 'a round through the local API, median',
        value: percentile(durations, 0.5),
        unit: 'ms',
      },
      {
        name: 'a round through the local API, 95th percentile',
        value: percentile(durations, 0.95),
        unit: 'ms',
      },
      {
        name: 'a round of one player alone, 95th percentile',
        value: percentile(alone, 0.95),
        unit: 'ms',
        atMost: 25,
      },
      { name: 'round trips to DynamoDB of a round', value: cost.roundTrips, unit: '', atMost: 2 },
      { name: 'write units of a round, tables', value: cost.tableWriteUnits, unit: 'units', atMost: 4 },
      { name: 'write units of a round, index', value: cost.indexWriteUnits, unit: 'units', atMost: 1 },
    ];
  } finally {
    client.close();
    await casino.close();
  }

  /** @returns the milliseconds of each round */
  async function playAll(tokens: readonly string[], rounds: number, name: string): Promise<number[]> {
    const each = await Promise.all(
      tokens.map(async (token) => {
        const durations: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const startedAt = performance.now();
          await client.play(token, `${name}-${round}`);
          durations.push(performance.now() - startedAt);
        }
        return durations;
      }),
    );
    return each.flat();
  }
}
