import { useState } from 'react';
import { addTicketAnswer, type TicketAnswers } from './bulk/ticket-answers';
import type { ListedTicket, TicketStepOutcome } from './bulk/ticket-step';
import { useTicketSteps } from './bulk/use-ticket-steps';

/**
 * Tickets as requests of this tab returned them: each bulk step, whichever visit of the page started it, and the open ticket.
 *
 * @param open  the open ticket as it was read last; null without one
 */
export function useTicketAnswers(open: ListedTicket | null): TicketAnswers {
  const { progress } = useTicketSteps();
  const [answers, setAnswers] = useState<TicketAnswers>(new Map());
  const [added, setAdded] = useState<readonly TicketStepOutcome[]>([]);
  const [read, setRead] = useState<ListedTicket | null>(null);
  // Outcomes are copied, because they are discarded with the report of the bulk step.
  if (progress && progress.outcomes !== added) {
    const changed = progress.outcomes.filter((each) => each.failure === null && !added.includes(each));
    setAdded(progress.outcomes);
    setAnswers(changed.reduce((known, { item, step }) => addTicketAnswer(known, item, step.item), answers));
  } else if (open && open !== read) {
    setRead(open);
    setAnswers(addTicketAnswer(answers, open));
  }
  return answers;
}
