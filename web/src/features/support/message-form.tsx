import { type FormEvent, type ReactNode, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { TextArea } from '#components/ui/text-area';
import { useAttempt } from '#web/lib/api/use-attempt';

export const longestMessage = 2_000;

/** A reply to a ticket. The text stays until it has been sent, and is locked during the request. */
export function MessageForm({
  label,
  hint,
  submit,
  send,
  children,
}: {
  label: string;
  hint?: ReactNode;
  submit: string;
  send: (text: string, idempotencyKey: string) => Promise<void>;
  /** Further actions. */
  children?: ReactNode;
}) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const attempt = useAttempt();

  function write(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (text.trim() === '') return;
    void attempt.send(
      (key) => send(text, key),
      () => {
        setText('');
        setChecked(false);
      },
    );
  }

  return (
    <form className="grid content-start gap-4 min-inline-0" noValidate onSubmit={write}>
      <TextArea
        label={label}
        hint={hint}
        rows={4}
        maxLength={longestMessage}
        readOnly={attempt.isPending}
        value={text}
        error={isChecked && text.trim() === '' ? 'Enter a message.' : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          attempt.newIdempotencyKey();
        }}
      />
      {attempt.failure !== null && <FailureNotice failure={attempt.failure} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" variant="primary" pending={attempt.isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
