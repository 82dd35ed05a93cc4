import type { ReactNode } from 'react';
import { ConfirmForm } from './confirm-form';
import { NewPasswordForm } from './new-password-form';
import { ResetPasswordForm } from './reset-password-form';
import type { SignInFlow } from './sign-in-flow';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** The form of the current step. */
export function StepForm({ flow, mailHint }: { flow: SignInFlow; mailHint: ReactNode }) {
  const { step, email, notice, goTo, requestCode, follow, followCode } = flow;
  switch (step) {
    case 'sign-in':
      return (
        <SignInForm
          email={email}
          notice={notice}
          problem={flow.problem}
          isAlone={flow.isAlone}
          resetPath={flow.pathTo('reset-password')}
          onResult={follow}
        />
      );
    case 'sign-up':
      return <SignUpForm onCodeSent={requestCode} />;
    case 'confirm':
      return (
        <ConfirmForm
          email={email}
          recallPassword={flow.recallPassword}
          mailHint={mailHint}
          onResult={followCode}
        />
      );
    case 'reset-password':
      return (
        <ResetPasswordForm
          email={email}
          notice={notice}
          onCodeSent={(address) => goTo('new-password', { email: address })}
        />
      );
    case 'new-password':
      return <NewPasswordForm email={email} mailHint={mailHint} onResult={followCode} />;
  }
}
