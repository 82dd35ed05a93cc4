import { Check } from 'lucide-react';
import { type Step, steps } from './steps';

const names: Record<(typeof steps)[number], string> = {
  you: 'You',
  terms: 'Terms',
  limits: 'Limits',
  done: 'Coins',
};

/** Progress of the onboarding. */
export function StepList({ step }: { step: Step }) {
  const at = steps.findIndex((each) => each === step);
  return (
    <ol className="welcome-steps" aria-label="Steps">
      {steps.map((each, index) => (
        <li
          key={each}
          className="welcome-step"
          data-state={index < at ? 'done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="step-mark size-7" aria-hidden="true">
            {index < at ? <Check size={16} /> : index + 1}
          </span>
          {names[each]}
          {index < at && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
