import type { SandboxCheckout } from './sandbox-checkout';

/** Stores timestamps of practice payments as ISO strings. */
export const sandboxCodec = {
  toItem: ({ paidAt, expiresAt, ...checkout }: SandboxCheckout): Record<string, unknown> => ({
    ...checkout,
    paidAt: paidAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }),
  fromItem(item: Record<string, unknown>): SandboxCheckout {
    const { player, purchase, priceCents, state, paidAt, expiresAt, refundedCents, dispute, ...rest } =
      item as Omit<SandboxCheckout, 'paidAt' | 'expiresAt'> & { paidAt: string | null; expiresAt: string };
    return {
      player,
      purchase,
      priceCents,
      state,
      refundedCents,
      dispute,
      chosen: rest.chosen,
      chosenBy: rest.chosenBy,
      revision: rest.revision,
      paidAt: paidAt === null ? null : new Date(paidAt),
      expiresAt: new Date(expiresAt),
    };
  },
};
