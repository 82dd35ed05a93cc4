import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { copyText } from '#web/lib/page/copy-text';

/**
 * A button that copies a text.
 *
 * @param name   what is copied, for screen readers: `the link Spring`
 * @param label  of the button. @default Copy
 */
export function CopyButton({ text, name, label = 'Copy' }: { text: string; name: string; label?: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="outline"
      onClick={() => void copyText(text).then((isDone) => setCopied(isDone ? text : null))}
    >
      <Icon aria-hidden="true" size={18} />
      <span role="status">{isCopied ? 'Copied' : label}</span>
      <span className="sr-only">{` ${name}`}</span>
    </Button>
  );
}
