import type * as z from 'zod';
import type { outcomeRequests } from '#contracts/draws/admin-routes';
import { amount } from '#domain/money/coin';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';

/** Outcomes as an admin asks for them, in amounts of coins. */
export function outcomesOf(asked: z.output<typeof outcomeRequests>): OutcomeRequest[] {
  return asked.map((each) => {
    if (each.kind === 'gold') return { ...each, gold: amount(each.gold) };
    return each.kind === 'sweeps' ? { ...each, sweeps: amount(each.sweeps) } : each;
  });
}
