import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { measureCheckoutCosts } from './checkout-cost';

describe('cost of an order', () => {
  let casino: Casino;
  beforeAll(async () => {
    casino = await openCasino();
  });
  afterAll(() => casino.close());

  it('is three round trips to reserve or release one product, and two to order it', async () => {
    const { reservation, release, checkout } = await measureCheckoutCosts(casino, {
      lines: 1,
      category: 'coins',
    });

    expect(reservation).toEqual({
      roundTrips: 3,
      requests: 6,
      tableWriteUnits: 10,
      indexWriteUnits: 10,
      readUnits: 5,
    });
    expect(release).toEqual({
      roundTrips: 3,
      requests: 4,
      tableWriteUnits: 10,
      indexWriteUnits: 10,
      readUnits: 3,
    });
    expect(checkout).toEqual({
      roundTrips: 2,
      requests: 3,
      tableWriteUnits: 8,
      indexWriteUnits: 3,
      readUnits: 2,
    });
  });

  it('needs no more round trips for twenty products', async () => {
    const { reservation, release, checkout } = await measureCheckoutCosts(casino, {
      lines: 20,
      category: 'merch',
    });

    expect(reservation).toEqual({
      roundTrips: 3,
      requests: 6,
      tableWriteUnits: 108,
      indexWriteUnits: 162,
      readUnits: 24,
    });
    expect(release).toEqual({
      roundTrips: 3,
      requests: 4,
      tableWriteUnits: 108,
      indexWriteUnits: 162,
      readUnits: 24,
    });
    expect(checkout).toEqual({
      roundTrips: 2,
      requests: 3,
      tableWriteUnits: 46,
      indexWriteUnits: 11,
      readUnits: 4,
    });
  });

  it('leaves the index alone when a cart of twenty products changes, and no reserved lines to changes after it', async () => {
    const { changeWhileHeld, changeAfterCheckout } = await measureCheckoutCosts(casino, {
      lines: 20,
      category: 'merch',
    });

    expect(changeWhileHeld).toEqual({
      roundTrips: 3,
      requests: 3,
      tableWriteUnits: 24,
      indexWriteUnits: 0,
      readUnits: 23,
    });
    // The item keeps the day's count of the twenty products that were released.
    expect(changeAfterCheckout).toEqual({
      roundTrips: 3,
      requests: 3,
      tableWriteUnits: 4,
      indexWriteUnits: 0,
      readUnits: 2,
    });
  });
});
