import type { LoginStep } from '#web/lib/paths';

/** The steps of the sign-in page. */
export type SignInStep = 'sign-in' | LoginStep;

const signInSteps: readonly SignInStep[] = [
  'sign-in',
  'sign-up',
  'confirm',
  'reset-password',
  'new-password',
];

/**
 * The step to show.
 *
 * @param asked  the `step` parameter of the address
 * @param email  the address that the visitor gave; the steps that need one fall back to the step that asks for it
 */
export function stepToShow(asked: string | null, email: string): SignInStep {
  const step = signInSteps.find((known) => known === asked) ?? 'sign-in';
  if (email !== '') return step;
  if (step === 'confirm') return 'sign-in';
  return step === 'new-password' ? 'reset-password' : step;
}
