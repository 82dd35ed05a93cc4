import { openWallet } from '#lambdas/wallet/open-wallet';
import { type Chance, chanceFrom } from './chance';
import { demoStaff, type DemoUser } from './person';
import { openProduct, type Product } from './product';
import { openRoutes, type Routes } from './routes';

/** The product as the history runs it. */
export interface World {
  readonly product: Product;
  readonly routes: Routes;
  readonly chance: Chance;
  /** Moves the clock to an instant, or by seconds from the present. */
  readonly moveTo: (at: Date) => void;
  readonly wait: (seconds: number) => void;
  /** A key for an idempotent request, unique and the same in each run. */
  readonly nextKey: () => string;
}

export function openWorld(seed: string): World {
  const chance = chanceFrom(seed);
  const product = openProduct(seed, chance);
  let keys = 0;
  for (const user of Object.values(demoStaff)) addUser(product, user, { isEmailVerified: false });
  return {
    product,
    routes: openRoutes(product),
    chance,
    moveTo: (at) => void (product.clock.at = at),
    wait: (seconds) => void (product.clock.at = new Date(product.clock.at.getTime() + seconds * 1_000)),
    nextKey: () => `demo-${(keys += 1)}`,
  };
}

/** Lists a user in the user pool of the history. */
export function addUser(
  { listed }: Product,
  { id, email }: DemoUser,
  { isEmailVerified }: { isEmailVerified: boolean },
): void {
  listed.set(id, { player: id, username: id, email, isEmailVerified, status: 'CONFIRMED' });
}

/**
 * Opens the wallets of accounts that the stage opens itself. An unverified address writes no ledger row, so the history contains nothing of
 * them that a recount would miss.
 */
export async function openStaffWallets({ product }: World): Promise<void> {
  for (const { id, email } of Object.values(demoStaff))
    await openWallet(product, { player: id, email, isEmailVerified: false });
}
