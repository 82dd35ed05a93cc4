import type { SignInStep } from './steps';

/** Title and text of each step. */
export const stepLabel: Record<SignInStep, { title: string; text: string }> = {
  'sign-in': { title: 'Welcome back', text: 'Sign in to play and to see your coins.' },
  'sign-up': {
    title: 'Join free',
    text: '10,000 Gold Coins are yours once your e-mail address is confirmed.',
  },
  confirm: { title: 'Check your mail', text: 'One code, and you are aboard.' },
  'reset-password': { title: 'A new password', text: 'We send a code to your e-mail address.' },
  'new-password': { title: 'Choose a new password', text: 'With the code from your mail.' },
};
