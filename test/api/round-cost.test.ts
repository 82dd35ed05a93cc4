import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOriginals } from '#domain/games/originals/originals';
import { listMachines } from '#domain/games/slots/machines';
import { usageOfRound } from '../../lib/costs/usage';
import { type Casino, openCasino } from './casino';
import { measureCostOf, measureDecidedRoundCost, measureRoundCost } from './round-cost';

const usual = { roundTrips: 2, requests: 2, tableWriteUnits: 4, indexWriteUnits: 1, readUnits: 1 };

const gamesWithoutDecisions = [
  ...listMachines().map(({ id }) => ({ gameId: id, choice: null })),
  ...listOriginals()
    .filter(({ hasDecisions }) => !hasDecisions)
    .map(({ id, examples }) => ({ gameId: id, choice: examples[0] })),
];

it('the cost of a round equals the ledger part of the cost model', () => {
  const { tableWriteUnits, indexWriteUnits, readUnits } = usual;

  expect(usageOfRound.ledger).toEqual({ writeUnits: tableWriteUnits + indexWriteUnits, readUnits });
});

describe('cost of a round', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('is two round trips and five write units, one of them for the index, for the largest row', async () => {
    expect(await measureRoundCost(casino)).toEqual({ ...usual, spins: 1 });
  });

  it('is the same with free spins, which only lengthen the list of draws', async () => {
    const { spins, ...cost } = await measureRoundCost(casino, { hasFreeSpins: true });

    expect(spins).toBeGreaterThan(8);
    expect(cost).toEqual(usual);
  });

  it('is the same with all daily limits, a session, a hold and a revealed seed', async () => {
    const cost = await measureRoundCost(casino, { contents: 'limits of every kind for a day' });

    expect(cost).toEqual({ ...usual, spins: 1 });
  });

  it('is two write units more with every limit set and a looser one pending', async () => {
    const cost = await measureRoundCost(casino, { contents: 'every limit, each with a pending increase' });

    expect(cost).toEqual({ ...usual, tableWriteUnits: 6, spins: 1 });
  });

  it.each(gamesWithoutDecisions)('is the same for a round of $gameId', async (game) => {
    expect(await measureCostOf(casino, game)).toEqual(usual);
  });

  it.each([
    { gameId: 'mines', choice: '3', decision: 'open 7' },
    { gameId: 'hi-lo', choice: null, decision: 'higher' },
  ])('is two round trips and five write units for each request of a round of $gameId', async (round) => {
    expect(await measureDecidedRoundCost(casino, round)).toEqual({
      begin: usual,
      decision: usual,
      cashOut: usual,
    });
  });
});
