import { paths } from '../paths';
import { safeNextPath } from './next-path';

/**
 * The page after a sign-in: the one that was requested, or else Home; admins start at the overview of their work.
 *
 * @param next  of the address of the sign-in page
 */
export function landingPath(next: string | null, { isAdmin }: { readonly isAdmin: boolean }): string {
  const wanted = safeNextPath(next);
  return isAdmin && wanted === paths.home ? paths.dashboard : wanted;
}
