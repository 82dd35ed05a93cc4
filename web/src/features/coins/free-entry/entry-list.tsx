import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { Panel } from '#components/ui/panel';
import { instantLabel } from '#web/lib/format/dates';
import type { EntryView } from '../coins-views';
import { entryCopy } from './entry-copy';

/** All free entries with their state, newest first. */
export function EntryList({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Panel title="Your free entries">
      {entries.length === 0 ? (
        <p className="block text-sm text-muted">No entries yet. Enter online or by mail.</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EntryRow({ entry }: { entry: EntryView }) {
  const copy = entryCopy(entry);
  return (
    <li className="entry-row grid grid-cols-rest-auto items-center gap-x-3 gap-y-1 py-3 border-bs-line">
      <span>
        <strong>{copy.way}</strong>
        <time className="block text-sm text-muted" dateTime={entry.enteredAt}>
          {instantLabel(entry.enteredAt)}
        </time>
        {copy.text !== null && <span className="block text-sm text-muted">{copy.text}</span>}
      </span>
      <Badge tone={entry.state === 'credited' ? 'success' : 'warning'}>{copy.state}</Badge>
      {entry.sweeps > 0 && <Amount coin="sweeps" value={entry.sweeps} />}
    </li>
  );
}
