import { errors, type Refusal } from '#contracts/errors';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import type { FollowPaymentDependencies } from './payments/follow-payment';
import { receiveEvent } from './payments/receive-event';

export interface WebhookDependencies extends FollowPaymentDependencies {
  readonly api: ApiSettings;
}

/** Above the size of any payment event. */
const largestEventBytes = 256 * 1024;

/**
 * Creates the routes that payment providers call with signed events. They are not part of the API specification: a signature covers the
 * exact bytes of the body, so nothing may parse it before it is verified.
 */
export function webhookRoutes(dependencies: WebhookDependencies) {
  const { app } = createApi(dependencies.api);

  app.post('/webhooks/payments', async (context) => {
    const refused = await receive(
      await context.req.text(),
      // The sandbox provider uses Stripe's scheme as well.
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
