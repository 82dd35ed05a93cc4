import type { SandboxStore } from '#lambdas/coins/stores/sandbox-store';

/** In-memory fake of practice payments. */
export function createFakeSandbox<
  Checkout extends { readonly player: string; readonly purchase: string; readonly revision: number },
>(): SandboxStore<Checkout> & { readonly stored: ReadonlyMap<string, Checkout> } {
  const stored = new Map<string, Checkout>();
  const keyOf = (player: string, purchase: string) => `${player} ${purchase}`;
  return {
    stored,
    find: async (player, purchase) => stored.get(keyOf(player, purchase)),
    async save(before, after) {
      const key = keyOf(after.player, after.purchase);
      if (stored.get(key)?.revision !== before?.revision) return false;
      stored.set(key, after);
      return true;
    },
    secret: async () => 'a secret of tests',
  };
}
