import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { showToast } from '#web/lib/page/toasts';

const done = {
  tone: 'success',
  text: 'Your password was changed. All other devices are signed out.',
} as const;
const halfDone = {
  tone: 'error',
  text: 'Your password was changed, but other devices may still be signed in. Sign out everywhere under Security and data.',
} as const;

/**
 * Changes the password.
 *
 * @param fields    the fields of the current and the new password; both are called `password`
 * @param change    sets the new password and ends every other session; resolves with whether those have surely ended
 * @param messageFor  maps a refusal of the user pool to a message
 */
export function PasswordPanel({
  email,
  fields,
  change,
  messageFor,
}: {
  email: string;
  fields: ReactNode;
  change: (before: string, after: string) => Promise<boolean>;
  messageFor: (failure: unknown) => string;
}) {
  /** Number of changes; as a key it empties the fields after each. */
  const [times, setTimes] = useState(0);
  const { isPending, failure, onSubmit } = useFormAttempt(
    (fields) => {
      const [before = '', after = ''] = fields.getAll('password').map(String);
      return change(before, after);
    },
    (isAlone) => {
      setTimes((times) => times + 1);
      showToast(isAlone ? done : halfDone);
    },
  );
  return (
    <Panel title="Password">
      <form key={times} className="grid gap-4" onSubmit={onSubmit}>
        {failure !== null && <Notice tone="error">{messageFor(failure)}</Notice>}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {fields}
        <Button type="submit" className="justify-self-start" pending={isPending}>
          Change password
        </Button>
        <Note>This signs you out on all other devices right away.</Note>
      </form>
    </Panel>
  );
}
