import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { copyText } from '#web/lib/page/copy-text';

/** A long hash with a copy button. */
export function Hash({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  return (
    <span className="hash flex items-center justify-between gap-1">
      <code className="hash-text">{text}</code>
      <Button
        variant="quiet"
        icon
        aria-label={copied ? 'Copied' : 'Copy'}
        onClick={() => void copyText(text).then(setCopied)}
      >
        <Icon aria-hidden="true" size={18} />
      </Button>
    </span>
  );
}
