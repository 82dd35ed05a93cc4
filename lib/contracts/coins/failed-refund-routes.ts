import * as z from 'zod';
import { mostWaiting } from '../identity/admin-routes';
import { defineRoute } from '../route-contract';
import { count } from '../shapes';

/*
 * The route of admins that the function of coins serves: the role of the admin function has no room for access to the index of refunds.
 */

export const listFailedRefunds = defineRoute({
  method: 'get',
  path: '/coins/failed-refunds',
  operationId: 'listFailedRefunds',
  summary: `List refunds that were given up and are not settled, given up last first, then those whose money a bank did not accept and that are sent again, oldest purchase first, ${mostWaiting} at most. Admins only.`,
  answer: z.object({
    items: z.array(
      z
        .object({
          player: z.string(),
          purchase: z.string(),
          cents: count,
          failures: count.meta({ description: 'How often the bank returned the money.' }),
          state: z.enum(['given-up', 'due-again']).meta({
            description:
              '`given-up`: the player has the coins again, and an admin decides what follows; `due-again`: the money is sent again.',
          }),
        })
        .meta({ id: 'FailedRefund' }),
    ),
  }),
  refusals: ['session/forbidden'],
});

export const failedRefundContracts = [listFailedRefunds];
