import * as z from 'zod';
import { type ErrorCode, errors } from '../errors';
import { pageOf, pageQuery } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, hundredths } from '../shapes';
import { purchase, purchaseParameters } from './shapes';

const refusedAs = z.enum(Object.keys(errors) as [ErrorCode]).nullable();

const coinPackage = z
  .object({
    id: z.string(),
    priceCents: count.meta({ description: 'Total price in US cents, with nothing added.' }),
    gold: count,
    sweeps: hundredths.meta({
      description: 'Free Sweeps Coins for eligible players, in hundredths.',
    }),
    isFirstPurchase: z.boolean().meta({ description: 'Whether the offer is for a first purchase only.' }),
    available: z.boolean(),
    refusedAs: refusedAs.meta({
      description: 'Error code of why the player cannot buy it now; null if they can.',
    }),
  })
  .meta({ id: 'CoinPackage' });

export const listPackages = defineRoute({
  method: 'get',
  path: '/coins/packages',
  operationId: 'listCoinPackages',
  summary: 'List the coin packages and whether the player can buy them now.',
  answer: z.object({
    items: z.array(coinPackage),
    sweepsRefusedAs: refusedAs.meta({
      description: 'Error code of why no free Sweeps Coins would be included; null if they would.',
    }),
  }),
  refusals: [],
});

export const beginPurchase = defineRoute({
  method: 'post',
  path: '/coins/purchases',
  operationId: 'beginPurchase',
  summary:
    'Start a purchase and open its checkout. An open purchase of the same package is continued instead.',
  body: z.strictObject({ packageId: z.string().min(1).max(64) }),
  idempotent: true,
  answer: z.object({
    purchase,
    checkoutUrl: z.string().meta({ description: 'Where to pay: a path of the site, or a URL.' }),
  }),
  refusals: [
    'coins/unknown-package',
    'coins/offer-used',
    'coins/checkout-over',
    'coins/too-many-open',
    'coins/too-many-today',
    'account/terms-needed',
    'player/under-age',
    'play-limits/on-break',
    'play-limits/excluded',
    'account/deletion-requested',
    'player/suspended',
    'play-limits/purchase-limit-reached',
  ],
});

export const listPurchases = defineRoute({
  method: 'get',
  path: '/coins/purchases',
  operationId: 'listPurchases',
  summary: "List the player's purchases, newest first.",
  query: pageQuery,
  answer: pageOf(purchase),
  refusals: [],
});

export const readPurchase = defineRoute({
  method: 'get',
  path: '/coins/purchases/{id}',
  operationId: 'readPurchase',
  summary: "Get one of the player's purchases.",
  parameters: purchaseParameters,
  answer: z.object({ purchase }),
  refusals: ['coins/unknown-purchase'],
});

export const cancelPurchase = defineRoute({
  method: 'post',
  path: '/coins/purchases/{id}/cancellation',
  operationId: 'cancelPurchase',
  summary:
    'Cancel an open purchase whose payment page the player left. One that is paid or whose payment is pending continues.',
  parameters: purchaseParameters,
  answer: z.object({ purchase }),
  refusals: ['coins/unknown-purchase'],
});

export const coinContracts = [listPackages, beginPurchase, listPurchases, readPurchase, cancelPurchase];
