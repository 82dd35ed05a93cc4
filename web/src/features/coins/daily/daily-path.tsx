import { Check, Gift } from 'lucide-react';
import { Amount } from '#components/ui/amount';
import type { PathStep } from './path-steps';

const stateLabels: Record<PathStep['state'], string> = {
  claimed: 'claimed',
  today: 'today',
  next: 'next',
  later: 'later',
};

/** Seven stepping stones across the harbor; today's glows, and the last one is the largest. */
export function DailyPath({
  steps,
  gold,
  withSweeps,
}: {
  steps: readonly PathStep[];
  gold: number;
  withSweeps: boolean;
}) {
  return (
    <ol className="daily-path">
      {steps.map(({ number, sweeps, state }) => (
        <li
          key={number}
          className="daily-step"
          data-state={state}
          aria-current={state === 'today' ? 'step' : undefined}
        >
          <span className="text-xs font-bold text-muted">
            Day {number}
            <span className="sr-only">, {stateLabels[state]}</span>
          </span>
          <span className="daily-step-mark step-mark size-11 font-display font-bold" aria-hidden="true">
            {state === 'claimed' && <Check size={20} strokeWidth={3} />}
            {state !== 'claimed' && (number === steps.length ? <Gift size={22} /> : number)}
          </span>
          <span className="daily-step-gift grid justify-items-center gap-1 text-sm">
            {withSweeps && <Amount coin="sweeps" value={sweeps} />}
            <Amount coin="gold" value={gold} />
          </span>
          {state === 'next' && <span className="daily-step-flag">Next</span>}
          {state === 'today' && <span className="daily-step-flag">Today</span>}
        </li>
      ))}
    </ol>
  );
}
