import { brand } from './brand';

/** Where letters to the house go, line by line; an operator changes it with the brand. It is apart to stay out of the first load. */
export const postalAddress: readonly string[] = [
  `${brand.name}, Free Entry`,
  '1 Harbour Plaza, Suite 800',
  'Austin, TX 78701',
];
