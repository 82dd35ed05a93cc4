/** What the first page of the site shows of the brand; `web/src/components/ui/brand-mark.tsx` draws its logo. */
export const brand = {
  name: 'Jade Harbour',
  promise: 'Games you can check, coins you can follow.',
  minimumAge: 21,
} as const;

/** The company behind the brand, as contracts name it. An export of its own, like the logo, so that no page loads it. */
export const company = 'Jade Harbour Games LLC';

/** The logo as a file, for search engines and installed applications. */
export const logo = '/icons/icon-512.png';
