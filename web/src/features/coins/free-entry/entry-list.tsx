import { Amount } from '#components/ui/amount';
import { Badge } from '#components/ui/badge';
import { Panel } from '#components/ui/panel';
import type { EntryView } from '../coins-views';
import { entryLabel } from './entry-copy';

const instantFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Every free entry and how it stands, newest first. */
export function EntryList({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Panel title="Your free entries">
      {entries.length === 0 ? (
        <p className="entry-quiet">None yet. The form takes a minute; a letter works as well.</p>
      ) : (
        <ul className="entry-list">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EntryRow({ entry }: { entry: EntryView }) {
  const words = entryLabel(entry);
  return (
    <li className="entry-row">
      <span>
        <strong>{words.way}</strong>
        <time className="entry-quiet" dateTime={entry.enteredAt}>
          {instantFormat.format(new Date(entry.enteredAt))}
        </time>
        {words.text !== null && <span className="entry-quiet">{words.text}</span>}
      </span>
      <Badge tone={entry.state === 'credited' ? 'success' : 'warning'}>{words.state}</Badge>
      {entry.sweeps > 0 && <Amount coin="sweeps" value={entry.sweeps} />}
    </li>
  );
}
