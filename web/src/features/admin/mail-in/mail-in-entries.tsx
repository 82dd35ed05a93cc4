import { useState } from 'react';
import { Notice } from '#components/ui/notice';
import { personName } from '../parts/person-name';
import { StatusMessage } from '../parts/status-message';
import { type Recorded, refusalLabel } from './entry-result';
import { LetterForm } from './letter-form';
import { Sitting, type SittingLetter } from './sitting';
import './mail-in.css';

/** Records a pile of letters: the form, the result of the last letter, and the list of all in this sitting. */
export function MailInEntries({ today }: { today: string }) {
  const [letters, setLetters] = useState<readonly SittingLetter[]>([]);
  const [last] = letters;

  return (
    <>
      {last ? <LastResult recorded={last.recorded} /> : <StatusMessage>{''}</StatusMessage>}
      <div className="mail-in">
        <LetterForm
          today={today}
          onRecorded={(recorded, { code }) =>
            setLetters((before) => [
              { number: before.length + 1, code: code.trim(), recordedAt: new Date(), recorded },
              ...before,
            ])
          }
        />
        <Sitting letters={letters} />
      </div>
    </>
  );
}

/** The result of the last letter; a refusal is announced at once, because the next letter is being typed. */
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
