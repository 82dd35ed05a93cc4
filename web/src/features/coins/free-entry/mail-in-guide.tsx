import { CopyButton } from '#components/ui/copy-button';
import { Note } from '#components/ui/note';
import { postalAddress } from '#web/lib/player/postal-address';
import type { FreeEntryView } from '../coins-views';
import { groupedCode } from './postal-code';

/** Instructions for a mail-in entry: the text of the card and the address. */
export function MailInEntryGuide({ freeEntry: { postalCode } }: { freeEntry: FreeEntryView }) {
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-4 ps-5">
        <li>Take a card or a sheet of paper and write by hand.</li>
        <li>
          Write your name, your mailing address, and your personal code:
          <span className="mbs-2 flex items-center gap-2">
            <output className="letter-digits">{groupedCode(postalCode)}</output>
            <CopyButton text={postalCode} label="Copy code" variant="quiet" icon />
          </span>
        </li>
        <li>
          Add postage and mail it to:
          <address className="letter-address">
            {postalAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      </ol>
      <Note className="max-inline-prose">
        Your code never changes. We credit a letter as soon as we open and record it. You then see it in your
        free entries, with the reason if it was not credited.
      </Note>
    </div>
  );
}
