import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { TextArea } from '#components/ui/text-area';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { countLabel } from '#web/lib/format/numbers';
import { codeLines, countCodes, mostAtOnce } from './code-lines';

type Added = PostAnswer<'/admin/gift-codes/{product}/codes'>;

/** Adds codes from a list or a file. Afterwards no admin can see them again. */
export function AddCodes({
  product,
  onAdded,
  onClose,
}: {
  product: string;
  onAdded: () => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Added | null>(null);
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();
  const lines = codeLines(text);
  const count = countCodes(lines);
  const isTooMany = lines.length > mostAtOnce;

  function change(next: string) {
    setText(next);
    setAdded(null);
    newIdempotencyKey();
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (count === 0 || isTooMany) return;
    void send(
      (idempotencyKey) =>
        playFabOps.post('/admin/gift-codes/{product}/codes', {
          path: { product },
          body: { codes: lines },
          idempotencyKey,
        }),
      (answer) => {
        setAdded(answer);
        setText('');
        onAdded();
      },
    );
  }

  return (
    <form className="grid gap-4" onSubmit={add}>
      <p>
        Codes are encrypted on upload, and admins cannot view them again. Keep your list until the result
        appears below.
      </p>
      <TextArea
        label="Codes, one per line"
        hint={`Up to ${mostAtOnce} lines at a time. Only the first column is used.`}
        error={
          isTooMany
            ? `This list has ${countLabel(lines.length)} lines. Add up to ${mostAtOnce} at a time.`
            : undefined
        }
        value={text}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <label className="gift-file grid gap-2 text-sm">
        <span>Or choose a file (.txt, .csv)</span>
        <input
          type="file"
          accept=".txt,.csv,text/plain,text/csv"
          onChange={({ currentTarget: { files } }) => void files?.[0]?.text().then(change)}
        />
      </label>
      {failure !== null && <FailureNotice failure={failure} />}
      {added && <Result added={added} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant="primary" pending={isPending} disabled={count === 0 || isTooMany}>
          {count === 1 ? 'Add 1 code' : `Add ${count} codes`}
        </Button>
      </div>
    </form>
  );
}

function Result({ added: { added, duplicates, served } }: { added: Added }) {
  return (
    <Notice tone={duplicates.length > 0 ? 'info' : 'success'}>
      <p>
        {added === 1 ? '1 code added.' : `${added} codes added.`}
        {served > 0 && ` ${served === 1 ? '1 waiting order was' : `${served} waiting orders were`} filled.`}
      </p>
      {duplicates.length > 0 && (
        <ul className="gift-duplicates">
          {duplicates.map(({ line, of }) => (
            <li key={line}>
              {`Line ${line}: ${of === 'this-list' ? 'repeated in this list' : 'already in the pool'}, skipped.`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
