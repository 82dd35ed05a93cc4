import type { ComponentProps } from 'react';
import { TextField } from '#components/ui/text-field';
import { planFields } from '#contracts/draws/fields';
import { numberBounds } from '#web/lib/forms/bounds';
import type { TypedPlan } from './plan';

/** Properties of a field by its name. */
type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'>;

/** Fields for the prize, the number of winners and the closing time of a draw. */
export function PlanInputs({ field }: { field: (name: keyof TypedPlan) => FieldProps }) {
  return (
    <>
      <TextField label="Prize" {...field('prize')} />
      <TextField label="Winners" type="number" {...numberBounds(planFields.winners)} {...field('winners')} />
      <TextField
        label="Closes"
        hint="Entries close at this time (your time zone)."
        type="datetime-local"
        step={1}
        {...field('closesAt')}
      />
    </>
  );
}
