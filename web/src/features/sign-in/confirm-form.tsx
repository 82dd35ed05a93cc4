import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { CodeField } from './code-field';
import { type CodeResult, confirmAddress, sendCodeAgain } from './cognito';
import { codeFailureMessage } from './failure-copy';
import { MailNotice } from './mail-notice';
import { ResendCode } from './resend-code';

/** Confirms the address of a sign-up with its code. */
export function ConfirmForm({
  email,
  recallPassword,
  mailHint,
  onResult,
}: {
  email: string;
  recallPassword: () => string | null;
  mailHint: ReactNode;
  onResult: (result: CodeResult) => Promise<void>;
}) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    const code = String(fields.get('code'));
    await onResult(await confirmAddress({ email, password: recallPassword(), code }));
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      <MailNotice email={email} hint={mailHint} />
      {failure !== null && <Notice tone="error">{codeFailureMessage(failure)}</Notice>}
      <CodeField />
      <Button type="submit" variant="primary" large pending={isPending}>
        Confirm
      </Button>
      <ResendCode send={() => sendCodeAgain(email)} />
    </form>
  );
}
