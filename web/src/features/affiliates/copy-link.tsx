import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { copyText } from '#web/lib/page/copy-text';

/** A button that copies the address of a link. */
export function CopyLink({ address, name }: { address: string; name: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="outline" onClick={() => void copyText(address).then(setCopied)}>
      <Icon aria-hidden="true" size={18} />
      <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only">{` the link ${name}`}</span>
    </Button>
  );
}
