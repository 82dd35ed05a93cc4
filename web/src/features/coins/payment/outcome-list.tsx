import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import type { PracticeOutcome } from '../coins-views';
import { outcomeCopy } from './outcomes';

/** Outcomes of a simulated payment, each a button with its effect. */
export function OutcomeList({
  outcomes,
  payLabel,
  pending,
  onChoose,
}: {
  outcomes: readonly PracticeOutcome[];
  /** Label of the payment itself, with its price. */
  payLabel: string;
  /** The outcome whose request is pending; null for none. */
  pending: string | null;
  onChoose: (outcome: PracticeOutcome) => void;
}) {
  return (
    <ul className="grid gap-4">
      {outcomes.map((outcome) => (
        <li key={outcome} className="payment-outcome" data-outcome={outcome}>
          <Button
            variant={outcome === 'pay' ? 'primary' : 'outline'}
            large={outcome === 'pay'}
            pending={pending === outcome}
            disabled={pending !== null && pending !== outcome}
            onClick={() => onChoose(outcome)}
          >
            {outcome === 'pay' ? payLabel : outcomeCopy[outcome].name}
          </Button>
          <Note>{outcomeCopy[outcome].text}</Note>
        </li>
      ))}
    </ul>
  );
}
