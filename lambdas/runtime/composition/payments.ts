import type { Sandbox } from '#lambdas/coins/choose-sandbox-outcome';
import { createCardNotes } from '#lambdas/coins/payments/note-card';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import { sandboxCodec } from '#lambdas/coins/payments/sandbox/sandbox-codec';
import { createSandboxProvider } from '#lambdas/coins/payments/sandbox/sandbox-provider';
import { createStripeProvider, type StripeSecrets } from '#lambdas/coins/payments/stripe/stripe-provider';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createSandboxStore } from '#lambdas/coins/stores/sandbox-store';
import type { dynamoDb } from '../aws/dynamo-db';
import { createSecretStore } from '../aws/secret-store';
import { roleCredentials, setting } from '../environment';
import { now } from './clock';
import { traitNotes } from './traits';

/** Timeout of Secrets Manager. */
const secretTimeoutMs = 3_000;

/** Purchases and the payment provider of this stage. */
export function paymentDependencies(client: ReturnType<typeof dynamoDb>) {
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
