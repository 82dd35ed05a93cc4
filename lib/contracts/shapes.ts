import * as z from 'zod';
import { coins } from '#domain/money/coin';

/** Response shapes that routes of several areas share; each has one name in the OpenAPI document. */

export const count = z.int().min(0);
export const hundredths = count.meta({ description: 'In hundredths of a Sweeps Coin.' });
export const instant = z.string().meta({ format: 'date-time' });

export const coin = z.enum(coins);

export const balances = z
  .object({
    gold: count,
    sweepsUnplayed: count,
    sweepsRedeemable: count,
    goldHeld: count,
    sweepsHeld: count,
  })
  .meta({
    id: 'Balances',
    description:
      'Balances of a player, each in the smallest unit of its coin. Held coins are set aside for an open round or a checkout.',
  });
