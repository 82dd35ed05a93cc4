import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { SuggestedCorrection } from './correction-instead';

/** What a superadmin can do about a reversal that one superadmin may not make: request corrections in its place. */
export function CorrectInstead({
  corrections,
  onChoose,
}: {
  corrections: readonly SuggestedCorrection[];
  onChoose: (correction: SuggestedCorrection) => void;
}) {
  return (
    <Notice tone="info">
      <p>
        A reversal cannot be sent to another superadmin. Request a correction of the balance in its place
        {corrections.length > 1 && ', one for each balance'}:
      </p>
      <div className="flex flex-wrap gap-3">
        {corrections.map((correction) => (
          <Button key={correction.account} variant="outline" onClick={() => onChoose(correction)}>
            Correct by{' '}
            <Amount
              coin={correction.account === 'player:gold' ? 'gold' : 'sweeps'}
              value={correction.amount}
              signed
            />
          </Button>
        ))}
      </div>
    </Notice>
  );
}
