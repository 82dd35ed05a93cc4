import { errors, type Refusal } from '#contracts/errors';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import type { FollowPaymentDependencies } from './payments/follow-payment';
import { receiveEvent } from './payments/receive-event';

export interface WebhookDependencies extends FollowPaymentDependencies {
  readonly api: ApiSettings;
}

/** More than any event of a payment has. */
const largestEventBytes = 256 * 1024;

/**
 * The routes that other services call, who sign what they send. They are no part of the API's document: a signature is of a body byte for
 * byte, so nothing parses it before it is checked.
 */
export function webhookRoutes(dependencies: WebhookDependencies) {
  const { app } = createApi(dependencies.api);

  app.post('/webhooks/payments', async (context) => {
    const refused = await receive(
      await context.req.text(),
      // Nobody but a provider of that scheme is spoken to.
      context.req.header('Stripe-Signature') ?? '',
    );
    if (!refused) return context.json({ received: true });
    const { status, message } = errors[refused.code];
    return context.json({ error: { code: refused.code, message } }, status);
  });

  return app;

  async function receive(body: string, signature: string): Promise<Refusal | undefined> {
    if (Buffer.byteLength(body) > largestEventBytes) return { code: 'request/too-large' };
    return receiveEvent(dependencies, { body, signature });
  }
}
