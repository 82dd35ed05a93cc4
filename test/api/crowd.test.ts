import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';

const playerCount = sizes.crowd;
const roundsEach = 2;

describe(`${playerCount} players at once`, () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('each have a balance that is the sum of their postings', async () => {
    const emails = Array.from({ length: playerCount }, (_each, index) => `crowd-${index}@jade.test`);
    const tokens = await Promise.all(emails.map((email) => casino.signInNewPlayer(email)));

    const answers = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: roundsEach }, (_each, round) => playUntilSettled(token, `round-${round}`)),
      ),
    );

    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
  });

  /** Like the site, repeats a busy request with the same key. */
  async function playUntilSettled(token: string, key: string): Promise<number> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status } = await casino.playRound(token, key);
      if (status !== 503) return status;
    }
    return 503;
  }
});
