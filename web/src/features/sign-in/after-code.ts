import type { CodeResult } from './cognito';
import type { SignInStep } from './steps';

/** The next step and its notice after a correct code that could not sign in at once. */
export const afterCode: Record<
  Exclude<CodeResult, 'signed-in'>,
  { step: SignInStep; notice: string; isAlone?: true }
> = {
  'sign-in': {
    step: 'sign-in',
    notice:
      'Your e-mail address is confirmed. Sign in to start. If your password is refused, the address was signed up ' +
      'earlier with another one: choose your own with “Forgot your password?”.',
  },
  'sign-in-alone': {
    step: 'sign-in',
    notice: 'Your new password is set. Sign in with it; this signs you out everywhere else.',
    isAlone: true,
  },
  'other-password': {
    step: 'reset-password',
    notice:
      'Your e-mail address is confirmed, but it was signed up earlier with another password, by you or by somebody else. ' +
      'Choose your password now: from then on only yours opens this account.',
  },
};
