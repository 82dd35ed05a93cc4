import { countId, placesOf } from '#domain/rewards/listing';
import { countedId, wordRowsOf } from '#domain/rewards/product-rows';

const categories = ['coins', 'gifts', 'trips', 'experiences', 'merch'] as const;
const first = ['Jade', 'Harbour', 'Lucky', 'Neon', 'Silk', 'Golden', 'Dragon', 'Paper', 'Lotus', 'Tiger'];
const second = ['Mug', 'Fan', 'Kite', 'Lantern', 'Teapot', 'Scarf', 'Watch', 'Voucher', 'Puzzle', 'Umbrella'];
const madeAt = Date.parse('2026-01-01T00:00:00.000Z');

type Row = Record<string, unknown>;

/** Products as stored by resolvers and stream: the product, its search words, its counted state, and the total count. */
export function* catalogRows(products: number): Generator<Row> {
  let active = 0;
  for (let index = 0; index < products; index += 1) {
    const product = productRow(index);
    active += product.active ? 1 : 0;
    yield product;
    yield { id: countedId(product.id), product: product.id, as: product.active ? 'active' : 'inactive' };
    const { id, name, price, featured, category, createdAt } = product;
    yield* wordRowsOf({ id, name, price, featured, active: product.active, category, createdAt });
  }
  yield { id: countId, active, inactive: products - active };
}

function productRow(index: number) {
  const id = `bench-${String(index).padStart(7, '0')}`;
  const name = `${first[index % 10]} ${second[Math.floor(index / 10) % 10]} ${index}`;
  const createdAt = new Date(madeAt + index * 1000).toISOString();
  const placed = {
    id,
    name,
    price: (100 + ((index * 7919) % 500_000)) / 100,
    featured: index % 50 === 0,
    active: index % 20 !== 0,
    category: categories[index % 5]!,
    createdAt,
  };
  return {
    ...placed,
    description: 'A prize to measure by, as long as most of them are. '.repeat(6),
    terms: 'One a person. '.repeat(6),
    image: ['media/products/lucky-cat-mug.svg'],
    stock: index % 40,
    updatedAt: createdAt,
    revision: 1,
    updatedBy: 'bench',
    ...placesOf(placed),
  };
}
