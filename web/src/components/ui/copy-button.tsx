import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#web/lib/page/copy-text';
import { Button, type ButtonVariant } from './button';

/**
 * A button that copies a text, and says that it did while the text stays the same.
 *
 * @param name   what is copied, for screen readers: `the link Spring`. @default what the label says
 * @param label  of the button. @default Copy
 * @param icon   whether it shows its icon alone
 */
export function CopyButton({
  text,
  name,
  label = 'Copy',
  variant = 'outline',
  icon = false,
}: {
  text: string;
  name?: string;
  label?: string;
  variant?: ButtonVariant;
  icon?: boolean;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const shown = isCopied ? 'Copied' : label;
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant={variant}
      icon={icon}
      aria-label={icon ? shown : undefined}
      onClick={() => void copyText(text).then((isDone) => setCopied(isDone ? text : null))}
    >
      <Icon aria-hidden="true" size={18} />
      {!icon && <span role="status">{shown}</span>}
      {name !== undefined && <span className="sr-only">{` ${name}`}</span>}
    </Button>
  );
}
