import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { defaultRules } from '#domain/play-limits/rules';
import { termsAccepted } from '#domain/player/terms';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import type { CoinsDependencies } from '#lambdas/coins/routes';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { paymentDependencies } from '#lambdas/runtime/composition/payments';
import { playerDependencies } from '#lambdas/runtime/composition/players';
import { playerApiSettings } from '#lambdas/runtime/composition/wallets';
import { numericSetting, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function coinsDependencies(): CoinsDependencies {
  const log = createLog('coins');
  const client = dynamoDb();
  const players = createPlayerStore(client, setting('PLAYERS_TABLE'));
  const player = playerDependencies(client, log);
  return {
    ...player,
    ...paymentDependencies(client),
    hasAcceptedTerms: async (id) => {
      const profile = await players.find(id);
      return profile !== undefined && termsAccepted(profile);
    },
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND') },
    ceiling: purchaseCeiling,
    api: playerApiSettings(log, player.wallets),
  };
}
