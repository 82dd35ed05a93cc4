/** Free telephone help for players. A module of its own, since the first load of the site does not show it. */
export const helpLines = [
  { name: 'National Problem Gambling Helpline', number: '1-800-522-4700', dial: 'tel:+18005224700' },
  { name: '1-800-GAMBLER', number: '1-800-426-2537', dial: 'tel:+18004262537' },
] as const;
