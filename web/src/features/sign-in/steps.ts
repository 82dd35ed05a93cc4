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
 * Returns the step to show.
 *
 * @param requested  the `step` parameter of the address
 * @param email      email address of the visitor; steps that need it fall back to the one that asks for it
 */
export function stepToShow(requested: string | null, email: string): SignInStep {
  const step = signInSteps.find((known) => known === requested) ?? 'sign-in';
  if (email !== '') return step;
  if (step === 'confirm') return 'sign-in';
  return step === 'new-password' ? 'reset-password' : step;
}
