import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { requestPasswordReset } from './cognito';
import { EmailField } from './email-field';
import { failureMessage } from './failure-copy';
import { useSubmission } from './use-submission';

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
  const { isPending, failure, onSubmit } = useSubmission(async (field) => {
    const address = field('email').trim();
    await requestPasswordReset(address);
    await onCodeSent(address);
  }, failureMessage);

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      {notice && <Notice tone="info">{notice}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <EmailField defaultValue={email} />
      <Button type="submit" variant="primary" large pending={isPending}>
        Send me a code
      </Button>
    </form>
  );
}
