import { brand } from '#web/lib/brand';
import type { Step } from './steps';

/** Copy of each step. */
export const stepLabel: Record<Step, { title: string; text: string }> = {
  you: {
    title: `Welcome to ${brand.name}`,
    text: 'Sweeps Coins can become prizes, so the law asks how old you are and where you live. We ask once and show it to nobody. Gold Coins are yours to play with either way.',
  },
  terms: {
    title: 'What we agree on',
    text: 'The essentials, in plain words.',
  },
  limits: {
    title: 'Before your first coins: your limits',
    text: 'Play is best with a bound that you chose while calm. Each holds from the moment you set it; making one looser takes a day. You can skip this and set them at any time in your account.',
  },
  done: {
    title: 'You are all set',
    text: 'This is what the house has for you to begin with.',
  },
  'under-age': {
    title: 'Not yet',
    text: 'We would love to see you later.',
  },
};
