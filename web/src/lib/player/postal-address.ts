import { brand } from '#domain/operator/brand';

/** Postal address of the operator, line by line; changes with the brand. A separate module keeps it out of the first load. */
export const postalAddress: readonly string[] = [
  `${brand.name}, Free Entry`,
  '1 Harbour Plaza, Suite 800',
  'Austin, TX 78701',
];
