/** Everything that an operator changes to brand the product; the logo itself is `web/src/components/ui/brand-mark.tsx`. */
export const brand = {
  name: 'Jade Harbour',
  promise: 'Games you can check, coins you can follow.',
  minimumAge: 21,
  helpLines: [
    { name: 'National Problem Gambling Helpline', number: '1-800-522-4700', dial: 'tel:+18005224700' },
    { name: '1-800-GAMBLER', number: '1-800-426-2537', dial: 'tel:+18004262537' },
  ],
} as const;
