import { untilPageRestored } from '#web/lib/page/page-restored';

/**
 * Navigates to the payment page: within the site on sandbox stages, else to the payment provider.
 *
 * @param address  absolute, or a path of this site
 */
export async function leaveForPayment(
  address: string,
  navigate: (path: string) => void | Promise<void>,
): Promise<void> {
  const target = new URL(address, location.href);
  if (target.origin === location.origin) return navigate(target.pathname + target.search);
  location.assign(target.href);
  return untilPageRestored();
}
