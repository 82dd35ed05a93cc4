import type * as z from 'zod';
import type { oddsFields } from '#contracts/draws/fields';
import { amount } from '#domain/money/coin';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';

/** Maps the outcomes of an admin's request to amounts. */
export function outcomesOf(requests: z.output<typeof oddsFields.outcomes>): OutcomeRequest[] {
  return requests.map((each) => {
    if (each.kind === 'gold') return { ...each, gold: amount(each.gold) };
    return each.kind === 'sweeps' ? { ...each, sweeps: amount(each.sweeps) } : each;
  });
}
