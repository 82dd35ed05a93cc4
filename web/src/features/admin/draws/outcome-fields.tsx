import { Trash2 } from 'lucide-react';
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
  draft,
  prizes,
  isRemovable,
  onChange,
  onRemove,
}: {
  number: number;
  draft: DraftOutcome;
  prizes: readonly RandomPrizeProduct[];
  isRemovable: boolean;
  onChange: (part: Partial<DraftOutcome>) => void;
  onRemove: () => void;
}) {
  return (
    <fieldset className="admin-outcome">
      <legend className="sr-only">{`Outcome ${number}`}</legend>
      <SelectField
        label="Type"
        value={draft.kind}
        choices={kinds}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as DraftOutcome['kind'] })}
      />
      {draft.kind === 'product' ? (
        <SelectField
          label="Product"
          value={draft.product}
          choices={[
            { value: '', label: 'Choose a product' },
            ...prizes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => onChange({ product: currentTarget.value })}
        />
      ) : (
        <TextField
          label={draft.kind === 'gold' ? 'Gold Coins' : 'Sweeps Coins'}
          inputMode="decimal"
          value={draft.coins}
          onChange={({ currentTarget }) => onChange({ coins: currentTarget.value })}
        />
      )}
      <TextField
        label={`Weight (total ${countLabel(allParts)})`}
        inputMode="numeric"
        value={draft.weight}
        onChange={({ currentTarget }) => onChange({ weight: currentTarget.value })}
      />
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
