import { Link } from 'react-router';
import { Button } from '#components/ui/button';
import { CheckField } from '#components/ui/check-field';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { brand } from '#domain/operator/brand';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { paths } from '#web/lib/paths';
import { register, type Credentials } from './cognito';
import { credentialsIn } from './credentials-in';
import { EmailField } from './email-field';
import { failureMessage } from './failure-copy';
import { NewPasswordField } from './new-password-field';

/** The sign-up form: email address, password and minimum age. */
export function SignUpForm({ onCodeSent }: { onCodeSent: (credentials: Credentials) => Promise<void> }) {
  const { isPending, failure, onSubmit } = useFormAttempt(async (fields) => {
    const credentials = credentialsIn(fields);
    await register(credentials);
    await onCodeSent(credentials);
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      {failure !== null && <Notice tone="error">{failureMessage(failure)}</Notice>}
      <EmailField />
      <NewPasswordField label="Choose a password" />
      <CheckField name="age" required>
        {`I am ${brand.minimumAge} or older.`}
      </CheckField>
      <Button type="submit" variant="primary" large pending={isPending}>
        Join free
      </Button>
      <Note>
        Read our{' '}
        <Link className="text-link" to={paths.staticPage('Terms')}>
          terms
        </Link>{' '}
        and{' '}
        <Link className="text-link" to={paths.staticPage('Policy')}>
          privacy policy
        </Link>
        .
      </Note>
    </form>
  );
}
