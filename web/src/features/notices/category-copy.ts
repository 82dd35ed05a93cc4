import { stepsBeforeExpiry } from '#domain/notices/absence';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

type Category = GetAnswer<'/notices/preferences'>['email'][number]['category'];

const [firstWarning, secondWarning, lastWarning] = stepsBeforeExpiry;

/** Name and description of each notice category. */
export const categoryCopy: Readonly<Record<Category, { readonly name: string; readonly text: string }>> = {
  receipts: { name: 'Receipts', text: 'Your purchases, refunds and rewards.' },
  limits: { name: 'Limits and breaks', text: 'What you set and when it starts.' },
  security: { name: 'Security', text: 'Sign-outs on all devices and changes to your account.' },
  identity: { name: 'Identity check', text: 'The result of our document review.' },
  orders: { name: 'Orders', text: 'Updates on the prizes you redeemed.' },
  support: { name: 'Support', text: 'Replies to your support tickets.' },
  'free-entries': { name: 'Free entries', text: 'When an entry is credited.' },
  expiry: {
    name: 'Expiring Sweeps Coins',
    text: `${firstWarning}, ${secondWarning} and ${lastWarning} day before they expire, if you do not sign in. Never during a break or self-exclusion.`,
  },
};
