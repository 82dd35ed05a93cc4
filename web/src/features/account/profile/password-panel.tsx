import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { showToast } from '#web/lib/toasts';
import { changePassword } from './sign-in-details';
import { useForm } from './use-form';

/**
 * Another password.
 *
 * @param fields    the field for the password of now, then that for the new one; both are called `password`
 * @param wordsFor  says what the user pool's refusal means for people
 */
export function PasswordPanel({
  email,
  fields,
  wordsFor,
}: {
  email: string;
  fields: ReactNode;
  wordsFor: (failure: unknown) => string;
}) {
  const { isPending, failure, onSubmit } = useForm(async (form) => {
    const [before = '', after = ''] = form.getAll('password').map(String);
    await changePassword(before, after);
    showToast({ tone: 'success', text: 'Your new password is set. It holds from your next sign-in on.' });
  });
  return (
    <Panel title="Password">
      <form className="account-form" onSubmit={onSubmit}>
        {failure !== null && <Notice tone="error">{wordsFor(failure)}</Notice>}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {fields}
        <Button type="submit" className="justify-self-start" pending={isPending}>
          Change password
        </Button>
        <p className="account-note">
          If somebody else may know your password, sign out everywhere afterwards: a new password alone ends
          no sign-in.
        </p>
      </form>
    </Panel>
  );
}
