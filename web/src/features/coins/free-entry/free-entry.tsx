import { ChevronDown } from 'lucide-react';
import { LeaveDialog } from '#components/feedback/leave-dialog';
import { Amount } from '#components/ui/amount';
import { panelClass } from '#components/ui/panel';
import { Tabs } from '#components/ui/tabs';
import { useLeaveGuard } from '#web/lib/forms/use-leave-guard';
import type { AddressView, FreeEntryView } from '../coins-views';
import { EntryForm } from './entry-form';
import { MailInEntryGuide } from './mail-in-guide';
import './free-entry.css';

/** Sweeps Coins without a purchase, by form or by mail; a row until it is opened. */
export function FreeEntry({
  freeEntry,
  addresses,
  residence,
}: {
  freeEntry: FreeEntryView;
  addresses: readonly AddressView[];
  residence: string | null;
}) {
  const guard = useLeaveGuard();
  return (
    <>
      <LeaveDialog {...guard} />
      <details className={panelClass('free-entry')}>
        <summary className="free-entry-summary">
          <span className="free-entry-words">
            <h2 className="panel-title">Free entry</h2>
            <span className="text-sm text-muted">
              {freeEntry.enteredToday ? (
                'You have entered today.'
              ) : (
                <>
                  Get <Amount coin="sweeps" value={freeEntry.sweeps} /> free every day. No purchase necessary.
                </>
              )}
            </span>
          </span>
          <ChevronDown className="free-entry-chevron" aria-hidden="true" size={20} />
        </summary>
        <div className="grid gap-4 pbs-4">
          <p className="text-muted max-inline-prose">
            One entry per day for each player and each mailing address. Entries are credited right away, as
            fast as a purchase, and count the same in every game.
          </p>
          <Tabs
            label="Ways to enter"
            tabs={[
              {
                id: 'online',
                label: 'Online form',
                content: <EntryForm {...{ freeEntry, addresses, residence }} />,
              },
              { id: 'letter', label: 'By mail', content: <MailInEntryGuide freeEntry={freeEntry} /> },
            ]}
          />
        </div>
      </details>
    </>
  );
}
