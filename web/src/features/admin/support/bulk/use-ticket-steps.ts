import { dashboardPaths } from '#web/lib/dashboard-paths';
import { doneLabel } from '../../parts/bulk-step';
import { runSteps } from '../../parts/run-steps';
import { openTabJob, useTabJob } from '../../parts/tab-job';
import { sendTicketStep } from './send-ticket-step';
import { type ChangeKind, ticketNoun, type TicketStep, type TicketStepOutcome } from './ticket-step';

const job = openTabJob<TicketStep, ChangeKind, TicketStepOutcome>({
  run: (steps, _kind, world) => runSteps(steps, { send: sendTicketStep, ...world }),
  itemOf: ({ step }) => step,
  doneLabel: (progress) => doneLabel(progress, ticketNoun),
  view: { label: 'View tickets', to: dashboardPaths.support },
});

/** The steps of many tickets in this tab; their progress is null while there are none. */
export const useTicketSteps = () => useTabJob(job);
