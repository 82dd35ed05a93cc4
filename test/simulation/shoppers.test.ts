import { beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Product } from '#domain/rewards/product';
import { proportional, sizes } from '../scale';
import { changeCart, changeCartOf } from './operations/change-cart';
import { ordering } from './operations/operations';
import { simulate, type SimulationReport } from './simulate';

const pieces = 50;
const scarceProduct: Product = {
  id: 'wanted',
  name: 'Scarce Print',
  image: null,
  terms: null,
  category: 'merch',
  stock: pieces,
  price: amount(150),
  isActive: true,
};
const settings = {
  seed: 'a',
  operations: sizes.shopperOperations,
  players: 500,
  products: [scarceProduct],
  playedOperations: ordering.map((operation) =>
    operation === changeCart ? changeCartOf([scarceProduct.id]) : operation,
  ),
};

describe('500 shoppers for 50 pieces, in the storm', () => {
  let report: SimulationReport;

  beforeAll(async () => {
    report = await simulate(settings);
  }, 300_000);

  const responsesOf = (what: string) => report.tally.answers.get(what) ?? 0;

  it('violate no invariant: no stock or coins are lost or created, and no piece is sold twice', () => {
    expect(report.violation).toBeNull();
    expect(report.tally.operations).toBeGreaterThanOrEqual(settings.operations);
  });

  it('meet empty stock, order returned pieces, and cancel orders', () => {
    expect(responsesOf('reserve-cart checkout/lines-refused')).toBeGreaterThan(sizes.shopperRefusals);
    // More orders than the initial stock are possible only with returned pieces.
    expect(responsesOf('check-out 200')).toBeGreaterThan(sizes.shopperOrders);
    expect(responsesOf('cancel-order 200')).toBeGreaterThan(proportional(20, 'shopperOperations'));
    expect(responsesOf('step-order 200')).toBeGreaterThan(sizes.shopperSteps);
    expect(responsesOf('lapse-reservation 200') + responsesOf('sweep-reservations 200')).toBeGreaterThan(
      proportional(20, 'shopperOperations'),
    );
  });
});
