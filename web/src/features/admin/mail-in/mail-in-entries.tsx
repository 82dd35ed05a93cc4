import { useState } from 'react';
import { StatusMessage } from '../parts/status-message';
import { holderName, resultLabel } from './entry-result';
import { LetterForm } from './letter-form';
import { Sitting, type SittingLetter } from './sitting';
import './mail-in.css';

/** Records a pile of letters: the form, the result of the last letter, and the list of all in this sitting. */
export function MailInEntries({ today }: { today: string }) {
  const [letters, setLetters] = useState<readonly SittingLetter[]>([]);
  const [last] = letters;

  return (
    <>
      <StatusMessage>
        {last ? `${holderName(last.recorded)}: ${resultLabel(last.recorded.entry)}` : ''}
      </StatusMessage>
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
