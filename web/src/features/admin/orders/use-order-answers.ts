import { useState } from 'react';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { changedItems } from '../parts/bulk-step';
import type { OrderStepOutcome } from './bulk/step-progress';
import { useBulkSteps } from './bulk/use-bulk-steps';
import { addAnswers, type OrderAnswers } from './order-answers';

const none: OrderAnswers = new Map();

/**
 * Orders as requests of this tab returned them, including each bulk step, whichever visit of the page started it.
 *
 * @returns the answers, `add` for the answer to another request, and `clear` for a list that is read again
 */
export function useOrderAnswers() {
  const { progress } = useBulkSteps();
  const [answers, setAnswers] = useState(none);
  const [added, setAdded] = useState<readonly OrderStepOutcome[]>([]);
  // Outcomes are copied, because they are discarded with the report of the bulk step.
  if (progress && progress.outcomes !== added) {
    setAdded(progress.outcomes);
    setAnswers(addAnswers(answers, changedItems(progress)));
  }
  return {
    answers,
    add: (order: AdminOrder) => setAnswers((before) => addAnswers(before, [order])),
    clear: () => setAnswers(none),
  };
}
