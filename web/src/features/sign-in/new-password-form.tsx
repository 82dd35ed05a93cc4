import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { CodeField } from './code-field';
import { requestPasswordReset, type CodeResult, setNewPassword } from './cognito';
import { codeFailureMessage } from './failure-copy';
import { MailNotice } from './mail-notice';
import { NewPasswordField } from './new-password-field';
import { ResendCode } from './resend-code';

/** The form for the code and the new password. */
export function NewPasswordForm({
  email,
  mailHint,
  onResult,
}: {
  email: string;
  mailHint: ReactNode;
  onResult: (result: CodeResult) => Promise<void>;
}) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    const password = String(fields.get('password'));
    await onResult(await setNewPassword({ email, password, code: String(fields.get('code')) }));
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      <MailNotice email={email} hint={mailHint} />
      {failure !== null && <Notice tone="error">{codeFailureMessage(failure)}</Notice>}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <CodeField />
      <NewPasswordField label="New password" />
      <Button type="submit" variant="primary" large pending={isPending}>
        Set password and sign in
      </Button>
      <ResendCode send={() => requestPasswordReset(email)} />
    </form>
  );
}
