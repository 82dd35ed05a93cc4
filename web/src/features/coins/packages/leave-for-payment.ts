/**
 * Leads to where a purchase is paid: within the site on stages that practise, else to the payment provider's own page.
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
  // The page is on its way out: whatever waits for this stays busy until it is gone.
  return new Promise(() => undefined);
}
