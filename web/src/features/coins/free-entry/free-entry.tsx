import { Amount } from '#components/ui/amount';
import { Panel } from '#components/ui/panel';
import { Tabs } from '#components/ui/tabs';
import type { AddressView, FreeEntryView } from '../coins-views';
import { EntryForm } from './entry-form';
import { MailInEntryGuide } from './mail-in-guide';
import './free-entry.css';

/** Sweeps Coins without a purchase, by form or by mail. */
export function FreeEntry({
  freeEntry,
  addresses,
  residence,
}: {
  freeEntry: FreeEntryView;
  addresses: readonly AddressView[];
  residence: string | null;
}) {
  return (
    <Panel title="Free entry" className="free-entry">
      <p className="free-entry-words text-muted max-inline-prose">
        No purchase is ever necessary. Get <Amount coin="sweeps" value={freeEntry.sweeps} /> free every day:
        one entry per day for each player and each mailing address. Entries are credited right away, as fast
        as a purchase, and count the same in every game.
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
    </Panel>
  );
}
