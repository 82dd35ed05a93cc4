import { beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Product } from '#domain/rewards/product';
import { proportional, sizes } from '../scale';
import { changeCart, changeCartOf } from './operations/change-cart';
import { ordering } from './operations/operations';
import { simulate, type SimulationReport } from './simulate';

const pieces = 50;
const wanted: Product = {
  id: 'wanted',
  name: 'What everybody wants',
  image: null,
  terms: null,
  category: 'merch',
  stock: pieces,
  price: amount(150),
  isActive: true,
};
const settings = {
  seed: 'shoppers',
  operations: sizes.shopperOperations,
  players: 500,
  products: [wanted],
  repertoire: ordering.map((operation) => (operation === changeCart ? changeCartOf([wanted.id]) : operation)),
};

describe('500 shoppers after 50 pieces, in the storm', () => {
  let report: SimulationReport;

  beforeAll(async () => {
    report = await simulate(settings);
  }, 300_000);

  const answered = (what: string) => report.tally.answers.get(what) ?? 0;

  it('break nothing that must hold: no piece and no coin is lost or made, and none is sold twice', () => {
    expect(report.broken).toBeNull();
    expect(report.tally.operations).toBeGreaterThanOrEqual(settings.operations);
  });

  it('find the shelf empty, order what comes back to it, and give back what they ordered', () => {
    expect(answered('reserve-cart checkout/lines-refused')).toBeGreaterThan(sizes.shopperRefusals);
    // More than there ever were: only what came back can have been ordered again.
    expect(answered('check-out 200')).toBeGreaterThan(sizes.shopperOrders);
    expect(answered('cancel-order 200')).toBeGreaterThan(proportional(20, 'shopperOperations'));
    expect(answered('step-order 200')).toBeGreaterThan(sizes.shopperSteps);
    expect(answered('lapse-reservation 200') + answered('sweep-reservations 200')).toBeGreaterThan(
      proportional(20, 'shopperOperations'),
    );
  });
});
