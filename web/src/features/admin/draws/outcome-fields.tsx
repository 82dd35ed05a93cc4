import { Trash2 } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { allParts } from '#domain/rewards/mystery/odds';
import { countLabel } from '#web/lib/format/numbers';
import type { RandomPrizeProduct } from './new-draw';
import type { DraftOutcome } from './odds-draft';

const kinds = [
  { value: 'gold', label: 'Gold Coins' },
  { value: 'sweeps', label: 'Sweeps Coins' },
  { value: 'product', label: 'Product' },
] as const;

/** Fields of one outcome of a mystery prize. */
export function OutcomeFields({
  number,
  kind,
  prizes,
  isRemovable,
  field,
  onRemove,
}: {
  number: number;
  /** What is chosen as its type. */
  kind: DraftOutcome['kind'];
  prizes: readonly RandomPrizeProduct[];
  isRemovable: boolean;
  /** Properties of a field of this outcome. */
  field: (name: keyof DraftOutcome) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
    error: string | undefined;
  };
  onRemove: () => void;
}) {
  return (
    <fieldset className="admin-outcome">
      <legend className="sr-only">{`Outcome ${number}`}</legend>
      <SelectField label="Type" choices={kinds} {...field('kind')} />
      {kind === 'product' ? (
        <SelectField
          label="Product"
          choices={[
            { value: '', label: 'Choose a product' },
            ...prizes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...field('product')}
        />
      ) : (
        <TextField
          key={kind}
          label={kind === 'gold' ? 'Gold Coins' : 'Sweeps Coins'}
          inputMode="decimal"
          {...field(kind)}
        />
      )}
      <TextField label={`Weight (total ${countLabel(allParts)})`} inputMode="numeric" {...field('weight')} />
      <Button
        variant="quiet"
        icon
        aria-label={`Remove outcome ${number}`}
        disabled={!isRemovable}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" size={18} />
      </Button>
    </fieldset>
  );
}
