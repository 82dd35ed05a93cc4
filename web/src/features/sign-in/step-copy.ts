import { welcomeGifts } from '#domain/coins/welcome';
import { formatAmount } from '#web/lib/format/coins';
import type { SignInStep } from './steps';

/** Title and text of each step. */
export const stepCopy: Record<SignInStep, { title: string; text: string }> = {
  'sign-in': { title: 'Welcome back', text: 'Sign in to play and see your coins.' },
  'sign-up': {
    title: 'Join free',
    text: `Get ${formatAmount('gold', welcomeGifts.gold, { locale: 'en-US' })} Gold Coins when you confirm your email address.`,
  },
  confirm: { title: 'Check your email', text: 'Enter your code to finish.' },
  'reset-password': { title: 'Reset your password', text: 'We will email you a code.' },
  'new-password': { title: 'Choose a new password', text: 'Enter the code from your email.' },
};
