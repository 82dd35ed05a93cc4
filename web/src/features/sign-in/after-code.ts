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
      'Your email address is confirmed. Sign in to start. If your password does not work, someone signed up with this ' +
      'address earlier and chose another one. Set your own with “Forgot your password?”.',
  },
  'sign-in-alone': {
    step: 'sign-in',
    notice: 'Your new password is set. Sign in with it. This signs you out on all other devices.',
    isAlone: true,
  },
  'other-password': {
    step: 'reset-password',
    notice:
      'Your email address is confirmed, but you or someone else signed up with it earlier and chose another password. ' +
      'Set your own password now. After that, only yours opens this account.',
  },
};
