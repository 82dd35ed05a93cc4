import * as z from 'zod';
import { orderStatuses } from '#domain/rewards/order-status';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';

/** Most days that one request may read; fewer for play by game. */
export const mostDays = 366;
export const mostDaysByGame = 92;

const day = z.iso.date().meta({ description: 'A day in UTC.' });
const perCoin = z.object({ gold: count, sweeps: count });

const metricsOfDay = z
  .object({
    day,
    staked: perCoin,
    paid: z.object({ gold: z.int(), sweeps: z.int() }),
    purchasedCents: count,
    refundedCents: count,
    redeemedSweeps: z.int().meta({ description: 'What prizes cost, less what came back for orders undone.' }),
    ordersPlaced: count,
    ordersUndone: count,
  })
  .meta({ id: 'FiguresOfDay' });

export const readMetrics = defineRoute({
  method: 'get',
  path: '/admin/metrics',
  operationId: 'readMetrics',
  summary:
    'What the house took and gave on each day, how orders stand, and which products and games are asked for.',
  query: z.strictObject({ from: day, to: day }),
  answer: z.object({
    days: z.array(metricsOfDay),
    games: z
      .array(z.object({ id: z.string(), name: z.string(), rounds: perCoin, staked: perCoin }))
      .nullable()
      .meta({ description: `Null for more than ${mostDaysByGame} days.` }),
    orders: z
      .array(z.object({ status: z.enum(orderStatuses), count }))
      .meta({ description: 'How many orders stand where, a moment ago at the oldest.' }),
    products: z
      .array(
        z.object({
          id: z.string(),
          name: z.string().nullable().meta({ description: 'Null once it was deleted.' }),
          ordered: count,
          stock: count.nullable(),
        }),
      )
      .meta({ description: 'The products of which most pieces were ordered in these days, at most 20.' }),
  }),
  refusals: ['session/forbidden'],
});

export const adminMetricContracts = [readMetrics];
