import type { ReactNode } from 'react';
import { ConfirmForm } from './confirm-form';
import { NewPasswordForm } from './new-password-form';
import { ResetPasswordForm } from './reset-password-form';
import type { SignInFlow } from './sign-in-flow';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** The form of the step that the visitor is at. */
export function StepForm({ flow, mailHint }: { flow: SignInFlow; mailHint: ReactNode }) {
  const { step, email, goTo, goIn, askForCode, follow } = flow;
  switch (step) {
    case 'sign-in':
      return (
        <SignInForm
          email={email}
          notice={flow.notice}
          resetPath={flow.pathTo('reset-password')}
          onResult={follow}
        />
      );
    case 'sign-up':
      return <SignUpForm onCodeSent={askForCode} />;
    case 'confirm':
      return (
        <ConfirmForm
          email={email}
          recallPassword={flow.recallPassword}
          mailHint={mailHint}
          onConfirmed={(isSignedIn) => (isSignedIn ? goIn() : goTo('sign-in', { email, notice: confirmed }))}
        />
      );
    case 'reset-password':
      return (
        <ResetPasswordForm email={email} onCodeSent={(address) => goTo('new-password', { email: address })} />
      );
    case 'new-password':
      return <NewPasswordForm email={email} mailHint={mailHint} onResult={follow} />;
  }
}

const confirmed = 'Your e-mail address is confirmed. Sign in to start.';
