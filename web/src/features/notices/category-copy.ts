import type { GetAnswer } from '#web/lib/play-fab-ops-types';

type Category = GetAnswer<'/notices/preferences'>['email'][number]['category'];

/** Name and description of each notice category. */
export const categoryLabel: Readonly<Record<Category, { readonly name: string; readonly text: string }>> = {
  receipts: { name: 'Receipts', text: 'What you paid and got, and what went back.' },
  limits: { name: 'Limits and breaks', text: 'What you set, and when it begins.' },
  security: { name: 'Security', text: 'Sign-ins that ended everywhere, and changes of your address.' },
  identity: { name: 'Identity check', text: 'What came of the documents that you sent.' },
  orders: { name: 'Orders', text: 'Each step of a prize that you redeemed.' },
  support: { name: 'Support', text: 'When we answered what you wrote to us.' },
  'free-entries': { name: 'Free entries', text: 'When an entry was credited.' },
  expiry: {
    name: 'Sweeps Coins that expire',
    text: '30, 7 and 1 days before, if you stay away. Never during a break or an exclusion.',
  },
};
