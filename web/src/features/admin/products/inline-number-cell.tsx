import { Check, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#components/ui/button';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { useHeldRow } from '../parts/held-rows';
import type { InlineField } from './save-field';
import { useInlineNumber } from './use-inline-number';
import './inline-number.css';

const names: Readonly<Record<InlineField, string>> = { price: 'price', stock: 'stock' };

/**
 * A number of a product that is edited in place: a press opens it, Enter saves, Escape cancels. After a conflict both values are shown.
 * Its row stays in the document while it is open, however far it scrolls.
 */
export function InlineNumberCell({
  product,
  field,
  onNewVersion,
  children,
}: {
  product: RewardProduct;
  field: InlineField;
  onNewVersion: (product: RewardProduct) => void;
  children: ReactNode;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const edit = useInlineNumber(product, field, (reported) => {
    onNewVersion(reported);
    // The focused field has been removed.
    requestAnimationFrame(() => opener.current?.focus());
  });
  const name = names[field];
  useHeldRow(product.id, edit.text !== null || edit.isPending);

  if (edit.text === null)
    return (
      <button
        ref={opener}
        type="button"
        className="figure-open"
        title={`Change the ${name}`}
        onClick={edit.open}
      >
        {children}
        <span className="sr-only">{`, change the ${name} of ${product.name}`}</span>
      </button>
    );
  return (
    <form
      className="figure-edit"
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') edit.leave();
      }}
    >
      <span className="inline-flex items-center">
        <input
          className="figure-input"
          aria-label={`New ${name} of ${product.name}`}
          aria-describedby={edit.note ? noteId : undefined}
          aria-invalid={edit.note ? true : undefined}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoFocus
          value={edit.text}
          onChange={(event) => edit.type(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <Button type="submit" variant="quiet" icon aria-label={`Save the ${name}`} pending={edit.isPending}>
          {!edit.isPending && <Check aria-hidden="true" size={18} />}
        </Button>
        <Button variant="quiet" icon aria-label={`Discard the new ${name}`} onClick={edit.leave}>
          <X aria-hidden="true" size={18} />
        </Button>
      </span>
      {edit.note && (
        <span id={noteId} className="text-end text-xs font-semibold text-error" role="alert">
          {edit.note}
        </span>
      )}
      {edit.theirs && (
        <span className="flex gap-3 text-sm">
          <Button variant="link" onClick={edit.leave}>{`Use ${edit.theirs}`}</Button>
          <Button type="submit" variant="link">{`Keep ${edit.text}`}</Button>
        </span>
      )}
    </form>
  );
}
