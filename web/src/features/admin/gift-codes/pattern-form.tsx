import { useState } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextField } from '#components/ui/text-field';
import { patternFields } from '#contracts/gift-codes/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { StatusMessage } from '../parts/status-message';

const body = z.strictObject(patternFields);

/** Sets what codes of a pool must match from now on. */
export function PatternForm({
  product,
  pattern,
  onSet,
}: {
  product: string;
  pattern: string | null;
  onSet: () => void;
}) {
  const [message, setMessage] = useState('');
  const { field, form, isPending, failure } = useContractForm({
    body,
    defaultValues: { pattern: pattern ?? '' },
    messages: { pattern: 'Enter a pattern such as AAAA-9999, with A, 9 or * at least once.' },
    toBody: (values) => ({ pattern: values.pattern.trim() === '' ? null : values.pattern }),
    guards: true,
    send: (sent) => playFabOps.put('/admin/gift-codes/{product}/pattern', { path: { product }, body: sent }),
    onDone(answer) {
      setMessage(answer.pattern === null ? 'Every text is accepted now.' : 'New codes must match it now.');
      onSet();
    },
  });
  return (
    <form className="grid gap-4" {...form}>
      <TextField
        label="Pattern"
        hint="A is a letter, 9 a digit, * either. Any other character, and one after \, is itself. Leave blank to accept every text. Codes in the pool stay."
        spellCheck={false}
        autoComplete="off"
        {...field('pattern')}
      />
      {failure !== null && <FailureNotice failure={failure} />}
      <Button type="submit" variant="primary" className="justify-self-start" pending={isPending}>
        Save pattern
      </Button>
      <StatusMessage>{message}</StatusMessage>
    </form>
  );
}
