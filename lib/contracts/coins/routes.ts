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
    priceCents: count.meta({ description: 'In US cents; nothing is added to it.' }),
    gold: count,
    sweeps: hundredths.meta({
      description: 'Given with it for nothing, in hundredths, to whoever may get Sweeps Coins.',
    }),
    isFirstPurchase: z.boolean().meta({ description: 'There once, for the first purchase.' }),
    available: z.boolean(),
    refusedAs: refusedAs.meta({ description: 'Why it cannot be bought now; null where it can.' }),
  })
  .meta({ id: 'CoinPackage' });

export const listPackages = defineRoute({
  method: 'get',
  path: '/coins/packages',
  operationId: 'listCoinPackages',
  summary: 'What is on offer, and whether the player can buy it now.',
  answer: z.object({
    items: z.array(coinPackage),
    sweepsRefusedAs: refusedAs.meta({
      description: 'Why no Sweeps Coins would come with it; null where they come.',
    }),
  }),
  refusals: [],
});

export const beginPurchase = defineRoute({
  method: 'post',
  path: '/coins/purchases',
  operationId: 'beginPurchase',
  summary:
    'Begins a purchase and opens its checkout. One of the same package that can still be paid goes on instead.',
  body: z.strictObject({ packageId: z.string().min(1).max(64) }),
  idempotent: true,
  answer: z.object({
    purchase,
    checkoutUrl: z.string().meta({ description: 'Where it is paid: a path of the site, or an address.' }),
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
  summary: "The player's purchases, newest first.",
  query: pageQuery,
  answer: pageOf(purchase),
  refusals: [],
});

export const readPurchase = defineRoute({
  method: 'get',
  path: '/coins/purchases/{id}',
  operationId: 'readPurchase',
  summary: "One of the player's purchases.",
  parameters: purchaseParameters,
  answer: z.object({ purchase }),
  refusals: ['coins/unknown-purchase'],
});

export const coinContracts = [listPackages, beginPurchase, listPurchases, readPurchase];
