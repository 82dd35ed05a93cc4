import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { measureRoundCost } from './round-cost';

describe('the cost of a round', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('is two round trips and four write units with one for the index, even for the largest row', async () => {
    const cost = await measureRoundCost(casino);

    expect(cost).toEqual({
      roundTrips: 2,
      requests: 2,
      tableWriteUnits: 4,
      indexWriteUnits: 1,
      readUnits: 1,
    });
  });
});
