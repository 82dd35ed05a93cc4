import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#components/ui/button';
import { catalogMessageFor } from '#web/lib/catalog/graphql-refusal';
import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { showToast } from '#web/lib/page/toasts';
import { useIsShown } from '#web/lib/page/use-is-shown';
import { useHeldRow } from '../parts/held-rows';
import { type Draft, draftOf, fieldsOf } from './draft';
import { faultsIn } from './draft-faults';
import { type InlineField, type SavedField, saveField } from './save-field';

/**
 * A number of a product that is typed in its row: Enter saves, Escape cancels. After a conflict both values are shown. A failure is shown
 * as a toast if the form is no longer in the document.
 *
 * @param onEnd  called with the resulting product, also after a concurrent change
 */
export function InlineNumberForm({
  product,
  field,
  onEnd,
}: {
  product: RewardProduct;
  field: InlineField;
  onEnd: (product: RewardProduct) => void;
}) {
  const noteId = useId();
  const isShown = useIsShown();
  /** The version that the admin last saw. */
  const [seen, setSeen] = useState(product);
  const [conflict, setConflict] = useState<string | null>(null);
  const { control, box, faultOf, form, isPending, failure } = useContractForm<Draft, Draft, SavedField>({
    body: z.custom<Draft>(),
    defaultValues: draftOf(product),
    faultsOf: (typed) => faultsIn(typed).filter((fault) => fault.field === field),
    send: save,
    onDone(saved, typed) {
      if (saved.kind === 'saved') return onEnd(saved.product);
      const note = `This changed in the meantime. It is now ${draftOf(saved.theirs)[field]}; you entered ${typed[field]}.`;
      setSeen(saved.theirs);
      setConflict(note);
      return notify(note);
    },
    onFailure: (thrown) => notify(failureNote(thrown)),
    showsLate: true,
  });
  const typed = useWatch({ control, name: field });
  const note = faultOf(field) ?? (failure === null ? conflict : failureNote(failure));
  const leave = () => onEnd(seen);
  useHeldRow(product.id, true);

  async function save(draft: Draft): Promise<SavedField> {
    const value = fieldsOf(draft)[field];
    if (value === seen[field]) return { kind: 'saved', product: seen };
    return saveField(seen, { field, value }, updateProduct);
  }

  function notify(text: string) {
    if (!isShown.current)
      showToast({ tone: 'error', stays: true, text: `${product.name}, ${field}: ${text}` });
  }

  return (
    <form
      className="inline-grid gap-1 justify-items-end max-inline-60 whitespace-normal"
      {...form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <span className="inline-flex items-center">
        <input
          className="figure-input"
          aria-label={`New ${field} of ${product.name}`}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={note ? true : undefined}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoFocus
          // The focus selects it, which comes before the form fills it in.
          defaultValue={typed}
          {...box(field)}
          onFocus={(event) => event.target.select()}
        />
        <Button type="submit" variant="quiet" icon aria-label={`Save the ${field}`} pending={isPending}>
          {!isPending && <Check aria-hidden="true" size={18} />}
        </Button>
        <Button variant="quiet" icon aria-label={`Discard the new ${field}`} onClick={leave}>
          <X aria-hidden="true" size={18} />
        </Button>
      </span>
      {note && (
        <span id={noteId} className="text-end text-xs font-semibold text-error" role="alert">
          {note}
        </span>
      )}
      {conflict && (
        <span className="flex gap-3 text-sm">
          <Button variant="link" onClick={leave}>{`Use ${draftOf(seen)[field]}`}</Button>
          <Button type="submit" variant="link">{`Keep ${typed}`}</Button>
        </span>
      )}
    </form>
  );
}

function failureNote(failure: unknown): string {
  const { title, text } = catalogMessageFor(failure);
  return `${title} ${text}`;
}
