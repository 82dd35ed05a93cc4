import { type ReactNode, useRef, useState } from 'react';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { InlineNumberForm } from './inline-number-form';
import type { InlineField } from './save-field';
import './inline-number.css';

/** A number of a product that is edited in place: a press opens its form. */
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
  const [isOpen, setOpen] = useState(false);

  function end(reported: RewardProduct) {
    setOpen(false);
    onNewVersion(reported);
    // The focused field has been removed.
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isOpen) return <InlineNumberForm product={product} field={field} onEnd={end} />;
  return (
    <button
      ref={opener}
      type="button"
      className="figure-open"
      title={`Change the ${field}`}
      onClick={() => setOpen(true)}
    >
      {children}
      <span className="sr-only">{`, change the ${field} of ${product.name}`}</span>
    </button>
  );
}
