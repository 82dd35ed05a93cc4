import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { requestPasswordReset } from './cognito';
import { EmailField } from './email-field';
import { failureMessage } from './failure-copy';

/** Requests the code for a new password. */
export function ResetPasswordForm({
  email,
  notice,
  onCodeSent,
}: {
  email: string;
  notice: string | null;
  onCodeSent: (email: string) => Promise<void>;
}) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    const address = String(fields.get('email')).trim();
    await requestPasswordReset(address);
    await onCodeSent(address);
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      {notice && <Notice tone="info">{notice}</Notice>}
      {failure !== null && <Notice tone="error">{failureMessage(failure)}</Notice>}
      <EmailField defaultValue={email} />
      <Button type="submit" variant="primary" large pending={isPending}>
        Send me a code
      </Button>
    </form>
  );
}
