import * as z from 'zod';
import { mostDaysByGame } from '#domain/ledger/days';
import { orderStatuses } from '#domain/rewards/order-status';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';

const day = z.iso.date().meta({ description: 'A day in UTC.' });
const perCoin = z.object({ gold: count, sweeps: count });

const metricsOfDay = z
  .object({
    day,
    staked: perCoin,
    paid: z.object({ gold: z.int(), sweeps: z.int() }),
    purchasedCents: count,
    refundedCents: z.int().meta({ description: 'Net of refunds that the payment provider refused.' }),
    redeemedSweeps: z.int().meta({ description: 'Price of redeemed prizes, net of undone orders.' }),
    ordersPlaced: count,
    ordersUndone: count,
    activePlayers: count.meta({ description: 'Players with at least one round on this day.' }),
    signUps: count.meta({ description: 'Accounts that received the welcome bonus.' }),
  })
  .meta({ id: 'DailyMetrics' });

export const readMetrics = defineRoute({
  method: 'get',
  path: '/admin/metrics',
  operationId: 'readMetrics',
  summary: 'Get daily metrics, orders by status, and the most popular products and games.',
  query: z.strictObject({ from: day, to: day }),
  answer: z.object({
    days: z.array(metricsOfDay),
    games: z
      .array(z.object({ id: z.string(), name: z.string(), rounds: perCoin, staked: perCoin }))
      .nullable()
      .meta({ description: `Null if the period exceeds ${mostDaysByGame} days.` }),
    orders: z
      .array(z.object({ status: z.enum(orderStatuses), count }))
      .meta({ description: 'Current number of orders by status, at most a moment old.' }),
    products: z
      .array(
        z.object({
          id: z.string(),
          name: z.string().nullable().meta({ description: 'Null if the product was deleted.' }),
          ordered: count,
          stock: count.nullable(),
        }),
      )
      .meta({ description: 'The most ordered products of the period, at most 20.' }),
  }),
  refusals: ['session/forbidden'],
});

export const adminMetricContracts = [readMetrics];
