import { useState } from 'react';
import { Notice } from '#components/ui/notice';
import { personName } from '../parts/person-name';
import { StatusMessage } from '../parts/status-message';
import { EntryForm } from './entry-form';
import { type Recorded, refusalLabel } from './entry-result';
import { RecordedEntries, type RecordedEntry } from './recorded-entries';
import './mail-in.css';

/** Records mail-in entries: the form, the result of the last entry, and the list of those recorded since the page was opened. */
export function MailInEntries({ today }: { today: string }) {
  const [entries, setEntries] = useState<readonly RecordedEntry[]>([]);
  const [last] = entries;

  return (
    <>
      {last ? <LastResult recorded={last.recorded} /> : <StatusMessage>{''}</StatusMessage>}
      <div className="mail-in">
        <EntryForm
          today={today}
          onRecorded={(recorded, { code }) =>
            setEntries((before) => [
              { number: before.length + 1, code: code.trim(), recordedAt: new Date(), recorded },
              ...before,
            ])
          }
        />
        <RecordedEntries entries={entries} />
      </div>
    </>
  );
}

/** The result of the last entry; a refusal is announced at once, because the admin types the next entry. */
function LastResult({ recorded }: { recorded: Recorded }) {
  const refusal = refusalLabel(recorded.entry);
  const name = personName(recorded.holder);
  if (refusal === null) return <StatusMessage>{`Credited: ${name}`}</StatusMessage>;
  return (
    <Notice tone="error">
      <p className="font-bold">{`Refused: ${name}`}</p>
      <p>{refusal}</p>
    </Notice>
  );
}
