import * as z from 'zod';
import { leastMultiple } from '#domain/games/notable-win';
import { defineRoute } from '../route-contract';
import { coin, count, instant } from '../shapes';

const win = z
  .object({
    at: instant,
    gameId: z.string(),
    coin,
    payout: count.meta({ description: 'Payout in the coin’s smallest unit.' }),
    multiple: z.number().meta({ description: 'Payout as a multiple of the stake, rounded down to a tenth.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Public name of a player who shows it with wins; null for all others.' }),
  })
  .meta({ id: 'Win', description: `A real round that paid at least ${leastMultiple} times its stake.` });

export const listLatestWins = defineRoute({
  method: 'get',
  path: '/games/latest-wins',
  operationId: 'listLatestWins',
  summary: 'List the latest notable wins of all players, newest first. May be 15 seconds old.',
  answer: z.object({ items: z.array(win) }),
  refusals: [],
});

export const winContracts = [listLatestWins];
