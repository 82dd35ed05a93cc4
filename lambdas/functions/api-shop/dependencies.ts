import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { giftCodes, sealOfCodes } from '#lambdas/runtime/composition/gift-codes';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { delayedQueue } from '#lambdas/runtime/composition/queues';
import { publishedRandomPrizes } from '#lambdas/runtime/composition/random-prizes';
import { serverSeeds } from '#lambdas/runtime/composition/server-seeds';
import { reservedPieces } from '#lambdas/runtime/composition/shop';
import { traitNotes } from '#lambdas/runtime/composition/traits';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { ShopDependencies } from './routes';

export function shopDependencies(): ShopDependencies {
  const log = createLog('shop');
  const client = dynamoDb();
  const { findUser, ...player } = playerDependencies(client, log);
  return {
    ...player,
    ...reservedPieces(client, log),
    ...giftCodes(client),
    ...publishedRandomPrizes(client),
    sealOfCodes: sealOfCodes(),
    ...traitNotes(client),
    serverSeeds: serverSeeds(),
    commitTogether: createCommitTogether(client),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    lapses: delayedQueue('RESERVATION_LAPSES_QUEUE_URL'),
    findContact: async (id) => (await findUser(id)).email,
    checkout: {
      reservationSeconds: numericSetting('RESERVATION_SECONDS'),
      minimumOrder: amount(numericSetting('MINIMUM_ORDER')),
      identityCheckAbove: amount(numericSetting('IDENTITY_CHECK_ABOVE')),
      ceiling: holdCeiling,
    },
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    api: playerApiSettings(log, player.wallets),
  };
}
