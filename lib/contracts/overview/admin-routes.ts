import * as z from 'zod';
import { mostWaiting } from '../identity/admin-routes';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

/** Longest period of the overview, which reads as many days again for the comparison. */
const mostOverviewDays = 92;

const day = z.iso.date().meta({ description: 'A day in UTC.' });
const span = z.object({ from: day, to: day });
const capped = count.meta({ description: `${mostWaiting} means that many or more.` });

/** Work in a queue, with the start of its longest wait. */
const queue = z
  .object({ count: capped, oldestAt: instant.nullable() })
  .meta({ id: 'WaitingQueue', description: 'Work that awaits an admin, and since when the oldest waits.' });

const totals = z
  .object({
    purchasedCents: count,
    refundedCents: z.int().meta({ description: 'Net of refunds that the payment provider refused.' }),
    redeemedSweeps: z.int().meta({ description: 'Price of redeemed prizes, net of undone orders.' }),
    netCents: z.int().meta({
      description: 'Purchases less refunds and redemptions, at one dollar for a Sweeps Coin.',
    }),
    ordersPlaced: count,
    activePlayers: count.meta({
      description: 'Players with at least one round, added up over the days of the period.',
    }),
    signUps: count.meta({ description: 'Accounts that received the welcome bonus.' }),
    mailInEntries: z.object({ credited: count, refused: count }),
    sweepsOutstanding: count.nullable().meta({
      description:
        'Sweeps Coins that players hold at the end of the period, including holds. Too low while rows from before the release that counts them are missing, and null where it would be below zero; an operator restores them.',
    }),
  })
  .meta({ id: 'OverviewTotals' });

export const readOverview = defineRoute({
  method: 'get',
  path: '/admin/overview',
  operationId: 'readOverview',
  summary: 'Get what awaits an admin, and the totals of the last days with those of the same number before.',
  query: z.strictObject({
    days: queryNumber(z.int().min(1).max(mostOverviewDays))
      .default(7)
      .meta({ override: { default: 7 } }),
  }),
  answer: z.object({
    waiting: z.object({
      orders: z.object({
        placed: queue,
        approved: queue,
        shipped: queue,
        late: z
          .object({
            placed: capped,
            approved: capped,
            shipped: capped,
            isMore: z.boolean().meta({ description: 'Whether there may be more than the counts say.' }),
          })
          .meta({ description: 'Orders past the day promised for their next step.' }),
      }),
      identityChecks: queue,
      tickets: queue,
      affiliates: queue,
      approvals: count.meta({ description: 'Requests that await a second superadmin; 0 for other admins.' }),
      giftCodePools: z.object({ empty: count, awaited: count }),
      products: z.object({ lowStock: count, soldOut: count }),
      openDraws: z.object({ count, nextClosesAt: instant.nullable() }),
    }),
    period: span,
    before: span,
    totals: z.object({ period: totals, before: totals }),
  }),
  refusals: ['session/forbidden'],
});

export const adminOverviewContracts = [readOverview];
