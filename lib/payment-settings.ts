import * as z from 'zod';

/**
 * The payment provider for coins: the sandbox, or Stripe. Stripe's API key and the secret of its webhook are in Secrets Manager as `apiKey`
 * and `webhookSecret`; the version is part of the setting, so that a new secret is a deployment.
 */
export const paymentSettings = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('sandbox') }),
  z.strictObject({
    provider: z.literal('stripe'),
    secretName: z.string().regex(/^[\w/+=.@-]{1,512}$/, 'must be the name of a secret'),
    secretVersion: z
      .string()
      .regex(/^[\w-]{32,64}$/, 'must be the version id of the secret, as shown in Secrets Manager'),
  }),
]);

export type PaymentSettings = Readonly<z.infer<typeof paymentSettings>>;

/** Faults of payment settings on a stage with real payments, or without an address to return to. */
export function paymentFaults(
  { provider }: PaymentSettings,
  { siteOrigin, isProd }: { siteOrigin: string; isProd: boolean },
): [boolean, string][] {
  return [
    [
      isProd && provider === 'sandbox',
      'payments: must be { provider: "stripe", … }, because practice payments give coins for free',
    ],
    [
      provider === 'stripe' && siteOrigin === '*',
      'payments: require a specific siteOrigin, because Stripe redirects players back to it',
    ],
  ];
}
