import { Minus, Plus } from 'lucide-react';
import { Button } from './button';

/**
 * A small number with buttons for one more and one less.
 *
 * @param name  of what is counted, as in "Add one Harbour Cap"
 */
export function Stepper({
  name,
  value,
  least,
  most,
  onChange,
}: {
  name: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="stepper inline-flex items-center gap-1" role="group" aria-label={`Quantity of ${name}`}>
      <Button
        variant="outline"
        icon
        aria-label={`Remove one ${name}`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </Button>
      <output className="stepper-value">{value}</output>
      <Button
        variant="outline"
        icon
        aria-label={`Add one ${name}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </Button>
    </div>
  );
}
