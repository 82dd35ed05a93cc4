import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { copyText } from '#web/lib/copy-text';
import { postalAddress } from '#web/lib/postal-address';
import type { FreeEntryView } from '../coins-views';
import { groupedCode } from './postal-code';

/** Instructions for a mail-in entry: the text of the card and the address. */
export function MailInEntryGuide({ freeEntry: { postalCode } }: { freeEntry: FreeEntryView }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="letter">
      <ol className="letter-steps">
        <li>Take a card or a sheet of paper and write by hand.</li>
        <li>
          Write your name, your postal address and your personal code:
          <span className="letter-code">
            <output className="letter-digits">{groupedCode(postalCode)}</output>
            <Button
              look="quiet"
              icon
              aria-label={isCopied ? 'Copied' : 'Copy the code'}
              onClick={() => void copyText(postalCode).then(setCopied)}
            >
              <Icon aria-hidden="true" size={18} />
            </Button>
          </span>
        </li>
        <li>
          Put a stamp on it and send it to:
          <address className="letter-address">
            {postalAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      </ol>
      <p className="letter-note">
        The code is yours for ever. A letter is credited the moment it is opened and recorded, with no waiting
        time on top, and you see it among your free entries, credited or with the reason why not.
      </p>
    </div>
  );
}
