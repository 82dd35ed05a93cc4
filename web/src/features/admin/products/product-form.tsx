import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/button';
import { CatalogFailure } from './catalog-failure';
import type { Draft } from './draft';
import { ProductFields } from './product-fields';
import { shownFaults } from './shown-faults';
import type { ChangeDraft } from './use-edits';
import { useFormFocus } from './use-form-focus';
import { usePictureUploads } from './use-picture-uploads';
import type { Refused } from './use-saving';
import './product-form.css';

/**
 * The form of a new or stored product. Faults show at their fields; the first one gets the focus.
 *
 * @param note   a conflict to resolve before the form can be saved
 * @param isNew  whether the form opens with the focus on its first field
 */
export function ProductForm({
  draft,
  onChange,
  refused,
  failure,
  isPending,
  submitLabel,
  onSubmit,
  onDiscard,
  note,
  isNew = false,
}: {
  draft: Draft;
  onChange: ChangeDraft;
  refused: Refused | null;
  failure: unknown;
  isPending: boolean;
  submitLabel: string;
  onSubmit: () => void;
  onDiscard: (() => void) | undefined;
  note?: ReactNode;
  isNew?: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const pictures = usePictureUploads((key) =>
    onChange((typed) => (typed.image.includes(key) ? typed : { ...typed, image: [...typed.image, key] })),
  );
  const faults = shownFaults(refused, draft);
  useFormFocus(form, { refused, isNoted: Boolean(note) });

  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits even where the button is not shown.
        if (!note && !pictures.isUploading) onSubmit();
      }}
    >
      {note && (
        <div ref={changes} className="product-form-note" tabIndex={-1}>
          {note}
        </div>
      )}
      <ProductFields {...{ draft, onChange, pictures, isNew }} faults={faults.here} />
      {failure !== null && <CatalogFailure failure={failure}>{faults.elsewhere || undefined}</CatalogFailure>}
      <div className="product-form-end">
        {onDiscard && (
          <Button variant="outline" onClick={onDiscard}>
            Discard edits
          </Button>
        )}
        {note ? (
          <Button variant="primary" onClick={() => changes.current?.focus()}>
            See changes
          </Button>
        ) : (
          <Button type="submit" variant="primary" pending={isPending} disabled={pictures.isUploading}>
            {pictures.isUploading ? 'Uploading pictures…' : submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
