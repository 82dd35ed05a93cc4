import * as z from 'zod/mini';
import { taxForms } from '#domain/affiliates/payout-details';
import { isPostbackUrl } from '#domain/affiliates/postback-url';
import { channels } from '#domain/affiliates/program';
import { addressFields, checkAddress } from '../account/fields';

/*
 * Bodies of the affiliates' forms. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** An application for the affiliate program. */
export const applicationFields = {
  site: z.url({ protocol: /^https$/ }).check(z.maxLength(200)),
  channels: z.array(z.enum(channels)).check(z.minLength(1), z.maxLength(channels.length)),
  audience: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
  taxCountry: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a two-letter ISO 3166 code')),
  termsVersion: z.string().check(z.minLength(1), z.maxLength(20)),
};

/** The payment of a statement. */
export const paymentFields = { reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) };

/** Name of a link. */
export const linkFields = { name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) };

/** URL that receives events, as `isPostbackUrl` describes it. */
export const postbackFields = {
  url: z
    .string()
    .check(
      z.trim(),
      z.refine(isPostbackUrl, 'must be an https URL of a public host with known placeholders'),
    ),
};

/** PayPal account of a payout. */
export const paypalFields = { email: z.email().check(z.maxLength(254)) };

/** How an affiliate wants to be paid, and the tax form that they have sent. */
export const payoutFields = {
  method: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paypal'), ...paypalFields }),
    z.strictObject({
      kind: z.literal('check'),
      address: z.strictObject(addressFields).check(checkAddress),
    }),
  ]),
  taxForm: z.enum(taxForms),
};

/** The search of affiliates. */
export const affiliateSearchFields = { find: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) };
