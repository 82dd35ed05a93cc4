import { brand } from '#domain/operator/brand';
import { defaultRules } from '#domain/play-limits/rules';
import type { Step } from './steps';

const coolingHours = defaultRules.coolingMs / 3_600_000;

/** Copy of each step. */
export const stepCopy: Record<Step, { title: string; text: string }> = {
  you: {
    title: `Welcome to ${brand.name}`,
    text: 'Sweeps Coins can be redeemed for prizes, so by law we need your age and state. We ask once and keep them private. You can play with Gold Coins without them.',
  },
  terms: {
    title: 'The basics',
    text: 'The key points of our terms, in plain words.',
  },
  limits: {
    title: 'Set a budget before you start',
    text: `A limit applies as soon as you set it. Loosening one takes ${coolingHours} hours. You can skip this and set limits at any time in your account.`,
  },
  done: {
    title: 'You are all set',
    text: 'Here are your welcome coins.',
  },
  'under-age': {
    title: `You need to be ${brand.minimumAge} to play`,
    text: 'Come back when you are.',
  },
};
