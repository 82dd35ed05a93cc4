import { purchaseCeiling } from '#domain/coins/purchase-ceiling';
import { defaultRules } from '#domain/play-limits/rules';
import { termsAccepted } from '#domain/player/terms';
import { dynamoDb } from '#stores/aws-clients';
import { createPlayerStore } from '#stores/player-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createSandboxStore } from '#stores/sandbox-store';
import { createSecretStore } from '#stores/secret-store';
import { apiSettings, numericSetting, roleCredentials, setting } from '../environment';
import { createLog } from '../outcome/log';
import { createCardNotes } from '../payments/note-card';
import type { PaymentProvider } from '../payments/payment-provider';
import type { ReconcileDependencies } from '../payments/reconcile-purchases';
import { sandboxCodec } from '../payments/sandbox/sandbox-codec';
import { createSandboxProvider } from '../payments/sandbox/sandbox-provider';
import { createStripeProvider, type StripeSecrets } from '../payments/stripe/stripe-provider';
import type { Sandbox } from '../play-fab-ops/coins/choose-sandbox-outcome';
import type { CoinsDependencies } from '../play-fab-ops/coins/routes';
import type { WebhookDependencies } from '../play-fab-ops/webhooks/routes';
import { now } from './clock';
import { traitNotes } from './traits';
import { playerApiSettings, playerDependencies, walletDependencies } from './wallets';

/** How long Secrets Manager may take to answer. */
const secretTimeoutMs = 3_000;

/** What the routes of Get Coins run on. */
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
    rules: { ...defaultRules, writesPerSecond: numericSetting('WRITES_PER_SECOND', { atLeast: 1 }) },
    ceiling: purchaseCeiling,
    api: playerApiSettings(log, player.wallets),
  };
}

/** What the routes run on that a payment provider calls. */
export function webhookDependencies(): WebhookDependencies {
  const log = createLog('webhooks');
  const client = dynamoDb();
  return { ...walletDependencies(client, log), ...paymentDependencies(client), api: apiSettings(log) };
}

/** What compares open purchases with the payment provider. */
export function reconcileDependencies(): ReconcileDependencies {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('reconcile-purchases')),
    ...paymentDependencies(client),
    askAfterSeconds: numericSetting('ASK_AFTER_SECONDS', { atLeast: 0 }),
  };
}

/** Purchases, and whoever takes the money on this stage. */
function paymentDependencies(client: ReturnType<typeof dynamoDb>) {
  const table = setting('PURCHASES_TABLE');
  const purchases = createPurchaseStore(client, table);
  if (setting('PAYMENT_PROVIDER') === 'stripe') {
    const provider = stripe();
    return { purchases, provider, sandbox: null, noteCard: cardNotes(client, provider) };
  }
  const checkouts = createSandboxStore(client, table, sandboxCodec);
  const sandbox: Sandbox = { checkouts, provider: createSandboxProvider(checkouts, now) };
  const { provider } = sandbox;
  return { purchases, provider, sandbox, noteCard: cardNotes(client, provider) };
}

function cardNotes(client: ReturnType<typeof dynamoDb>, provider: PaymentProvider) {
  return createCardNotes({ provider, ...traitNotes(client) });
}

function stripe(): PaymentProvider {
  const read = createSecretStore({
    name: setting('PAYMENT_SECRET_NAME'),
    version: setting('PAYMENT_SECRET_VERSION'),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: secretTimeoutMs,
  });
  return createStripeProvider({
    secrets: async () => secretsOf(await read()),
    siteOrigin: setting('SITE_ORIGIN'),
    now,
  });
}

function secretsOf({ apiKey, webhookSecret }: Readonly<Record<string, string>>): StripeSecrets {
  if (!apiKey || !webhookSecret) throw new Error('The secret of payments has no apiKey or no webhookSecret');
  return { apiKey, webhookSecret };
}
