import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { TextArea } from '#components/ui/text-area';
import { codesFields, mostLines } from '#contracts/gift-codes/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { countLabel } from '#web/lib/format/numbers';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { codeLines, countCodes, linesAgainst, linesLabel } from './code-lines';

const newCodes = z.strictObject(codesFields);

type Added = PostAnswer<'/admin/gift-codes/{product}/codes'>;

/** Adds codes from a list or a file. Afterwards no admin can see them again. */
export function AddCodes({
  product,
  pattern,
  onAdded,
  onClose,
}: {
  product: string;
  /** What codes must match; null for anything. */
  pattern: string | null;
  onAdded: () => void;
  onClose: () => void;
}) {
  const [added, setAdded] = useState<Added | null>(null);
  const { control, setValue, field, form, isPending, failure } = useContractForm({
    body: newCodes,
    defaultValues: { codes: '' },
    toBody: ({ codes }) => ({ codes: codeLines(codes) }),
    emptiesWhenDone: true,
    guards: true,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/gift-codes/{product}/codes', { path: { product }, body, idempotencyKey }),
    onDone(answer) {
      setAdded(answer);
      onAdded();
    },
  });
  const text = useWatch({ control, name: 'codes' });
  const lines = codeLines(text);
  const isTooMany = lines.length > mostLines;
  const mismatches = linesAgainst(pattern, lines);
  const adds = countCodes(lines) - mismatches.length;

  async function readFile(file: File | undefined) {
    if (!file) return;
    setValue('codes', await file.text(), { shouldDirty: true });
  }

  return (
    <form className="grid gap-4" {...form}>
      <p>
        Codes are encrypted on upload, and admins cannot view them again. Keep your list until the result
        appears below.
      </p>
      <TextArea
        label="Codes, one per line"
        hint={`Up to ${mostLines} lines at a time. Only the first column is used.`}
        {...field('codes')}
        error={
          isTooMany
            ? `This list has ${countLabel(lines.length)} lines. Add up to ${mostLines} at a time.`
            : undefined
        }
        rows={8}
        // The result names the lines that were sent.
        readOnly={isPending}
        spellCheck={false}
        autoComplete="off"
      />
      {mismatches.length > 0 && (
        <Notice tone="info">
          {`${linesLabel(mismatches)} not match the pattern ${pattern ?? ''} and will be skipped.`}
        </Notice>
      )}
      <label className="gift-file grid gap-2 text-sm">
        <span>Or choose a file (.txt, .csv)</span>
        <input
          type="file"
          accept=".txt,.csv,text/plain,text/csv"
          disabled={isPending}
          onChange={({ currentTarget: { files } }) => void readFile(files?.[0])}
        />
      </label>
      {failure !== null && <FailureNotice failure={failure} />}
      {added && text === '' && <Result added={added} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {text === '' ? 'Close' : 'Cancel'}
        </Button>
        <Button type="submit" variant="primary" pending={isPending} disabled={adds === 0 || isTooMany}>
          {adds === 1 ? 'Add 1 code' : `Add ${adds} codes`}
        </Button>
      </div>
    </form>
  );
}

function Result({ added: { added, duplicates, invalid, served } }: { added: Added }) {
  return (
    <Notice tone={duplicates.length + invalid.length > 0 ? 'info' : 'success'}>
      <p>
        {added === 1 ? '1 code added.' : `${added} codes added.`}
        {served > 0 && ` ${served === 1 ? '1 waiting order was' : `${served} waiting orders were`} filled.`}
      </p>
      {duplicates.length + invalid.length > 0 && (
        <ul className="relative max-block-48 overflow-auto text-sm">
          {invalid.map((line) => (
            <li key={`invalid ${line}`}>{`Line ${line}: does not match the pattern, skipped.`}</li>
          ))}
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
