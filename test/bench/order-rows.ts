import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { amount } from '#domain/money/coin';
import { orderId, placeOrder } from '#domain/rewards/order';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { requestOf } from '#lambdas/runtime/aws/atomic-write';

const firstAt = Date.parse('2024-01-01T00:00:00.000Z');
const address = {
  name: 'Mei Wong',
  line1: '1 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US',
} as const;

/** Orders in the format of the order store, this many per player, one hour apart. */
export function* orderRows(orders: number, each: number): Generator<Record<string, unknown>> {
  // The store only creates the item; nothing is sent.
  const store = createOrderStore(
    DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })),
    'orders',
  );
  for (let index = 0; index < orders; index += 1) {
    const at = new Date(firstAt + (index % each) * 3_600_000);
    const order = placeOrder(
      {
        player: `bench-player-${Math.floor(index / each)}`,
        id: orderId(at, String(index % 1_000_000).padStart(6, '0')),
        address,
        contact: null,
        transaction: `bench-${index}`,
        lines: [
          {
            product: `bench-${String(index % 100_000).padStart(7, '0')}`,
            name: 'Jade Mug',
            image: null,
            category: 'merch',
            quantity: 1,
            price: amount(1250),
            terms: null,
          },
        ],
      },
      at,
    );
    yield requestOf(store.place(order)).Put?.Item ?? {};
  }
}
