import { Link } from 'react-router';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { signInWithPassword, signInAndRevokeOthers, type Credentials, type SignInResult } from './cognito';
import { credentialsIn } from './credentials-in';
import { EmailField } from './email-field';
import { failureMessage } from './failure-copy';
import { LastSignInNote } from './last-sign-in-note';
import { PasswordField } from './password-field';

/**
 * The form for email address and password.
 *
 * @param problem  why a sign-in with a provider failed
 * @param isAlone  whether every other session of the account ends
 */
export function SignInForm({
  email,
  notice,
  problem,
  isAlone,
  resetPath,
  onResult,
}: {
  email: string;
  notice: string | null;
  problem: string | null;
  isAlone: boolean;
  resetPath: string;
  onResult: (result: SignInResult, credentials: Credentials) => Promise<void>;
}) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    const credentials = credentialsIn(fields);
    await onResult(await (isAlone ? signInAndRevokeOthers : signInWithPassword)(credentials), credentials);
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      {notice && <Notice tone="success">{notice}</Notice>}
      {problem && failure === null && <Notice tone="info">{problem}</Notice>}
      {failure !== null && <Notice tone="error">{failureMessage(failure)}</Notice>}
      <EmailField defaultValue={email} />
      <PasswordField label="Password" autoComplete="current-password" />
      <Link className="text-link sign-in-aside" to={resetPath}>
        Forgot your password?
      </Link>
      <Button type="submit" variant="primary" large pending={isPending}>
        Sign in
      </Button>
      <LastSignInNote />
    </form>
  );
}
