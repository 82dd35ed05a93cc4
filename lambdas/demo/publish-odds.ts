import { demoSuperadmin } from './person';
import { send } from './request';
import type { World } from './world';

/** Odds of the mystery prizes, in parts of 10,000: worth between 60 % and 100 % of their prices. */
const odds = {
  'mystery-lantern': [
    { kind: 'sweeps', sweeps: 500, weight: 5_500 },
    { kind: 'sweeps', sweeps: 1_000, weight: 3_000 },
    { kind: 'product', product: 'jade-mug', weight: 1_000 },
    { kind: 'product', product: 'lantern-lamp', weight: 500 },
  ],
  'mystery-chest': [
    { kind: 'sweeps', sweeps: 1_200, weight: 5_000 },
    { kind: 'sweeps', sweeps: 2_500, weight: 3_000 },
    { kind: 'product', product: 'tea-ceremony-box', weight: 1_500 },
    { kind: 'product', product: 'wireless-earbuds', weight: 500 },
  ],
} as const;

/** Publishes the odds of the mystery prizes, which opens them to orders. */
export async function publishMysteryOdds({ routes, wait }: World): Promise<void> {
  for (const [product, outcomes] of Object.entries(odds)) {
    wait(300);
    await send(routes.admins, demoSuperadmin, {
      method: 'PUT',
      path: `/admin/products/${product}/odds`,
      body: { outcomes },
    });
  }
}
