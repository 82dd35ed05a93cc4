import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths';
import { safeNextPath } from '#web/lib/session/next-path';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';
import { afterCode } from './after-code';
import { type CodeResult, type Credentials, sendCodeAgain, type SignInResult } from './cognito';
import { problemMessage } from './provider-problem';
import { type SignInStep, stepToShow } from './steps';

/** Data that a step receives from the one before; it is in the history entry, so that it survives a reload. */
interface StepState {
  email?: string;
  notice?: string;
  /** Whether the sign-in ends the other sessions of the account. */
  isAlone?: boolean;
}

/**
 * Controls the steps of the sign-in. The step is in the address and the email address in the history entry; the password stays in
 * memory, for the sign-in after the confirmation.
 */
export function useSignInFlow() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { email = '', notice = null, isAlone = false } = (useLocation().state ?? {}) as StepState;
  const password = useRef<string | null>(null);
  const next = safeNextPath(search.get('next'));
  const pathTo = (step: SignInStep) => paths.login({ ...(step !== 'sign-in' && { step }), next });

  async function goTo(step: SignInStep, state: StepState) {
    await navigate(pathTo(step), { state });
  }

  /** Continues to the visitor's destination after the sign-in. */
  async function finishSignIn() {
    password.current = null;
    notifyStoredSessionChange();
    await navigate(paths.welcomeFirst(next), { replace: true });
  }

  /** Continues to the confirmation code. */
  async function requestCode(credentials: Credentials) {
    password.current = credentials.password;
    await goTo('confirm', { email: credentials.email });
  }

  async function follow(result: SignInResult, credentials: Credentials) {
    if (result === 'signed-in') return finishSignIn();
    if (result === 'new-password') return goTo('reset-password', { email: credentials.email });
    await sendCodeAgain(credentials.email);
    return requestCode(credentials);
  }

  async function followCode(result: CodeResult) {
    if (result === 'signed-in') return finishSignIn();
    password.current = null;
    const { step: nextStep, ...words } = afterCode[result];
    await goTo(nextStep, { email, ...words });
  }

  return {
    step: stepToShow(search.get('step'), email),
    next,
    email,
    notice,
    /** Why a sign-in with a provider failed. */
    problem: problemMessage(search.get('problem')),
    finishSignIn,
    isAlone,
    pathTo,
    goTo,
    requestCode,
    follow,
    followCode,
    /** Returns the password of the sign-up, while this page has it. */
    recallPassword: () => password.current,
  };
}

export type SignInFlow = ReturnType<typeof useSignInFlow>;
