import { Check as CheckMark, CircleDashed, CircleDot } from 'lucide-react';
import type { IdentityCheck } from '#contracts/identity/routes';
import { instantLabel } from '#web/lib/format/dates';

const steps = [
  { id: 'open', name: 'Documents', text: 'You add the required documents.' },
  { id: 'submitted', name: 'Review', text: 'A person compares them with your account.' },
  { id: 'approved', name: 'Confirmed', text: 'You can order any prize.' },
] as const;

/** Progress of the check in three steps. */
export function IdentitySteps({ check: { state, queuedAt } }: { check: IdentityCheck }) {
  const current = { open: 0, rejected: 0, submitted: 1, approved: 3 }[state];
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {steps.map(({ id, name, text }, index) => {
        const isDone = index < current;
        const Icon = isDone ? CheckMark : index === current ? CircleDot : CircleDashed;
        return (
          <li
            key={id}
            className="identity-step"
            data-done={isDone}
            aria-current={index === current ? 'step' : undefined}
          >
            <Icon aria-hidden="true" />
            <span className="font-bold">{name}</span>
            <span className="identity-step-text">
              {id === 'submitted' && state === 'submitted' && queuedAt !== null
                ? `In line since ${instantLabel(queuedAt)}.`
                : text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
