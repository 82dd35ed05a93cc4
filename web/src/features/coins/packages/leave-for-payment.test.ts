import { afterEach, expect, it, vi } from 'vitest';
import { leaveForPayment } from './leave-for-payment';

afterEach(() => vi.unstubAllGlobals());

/** A browser on the site that records navigations. */
function setup() {
  const visited: string[] = [];
  const left: string[] = [];
  vi.stubGlobal('location', {
    href: 'https://harbour.test/Coins',
    origin: 'https://harbour.test',
    assign: (address: string) => left.push(address),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return { page, visited, left, navigate: (path: string) => void visited.push(path) };
}

it.each(['/Coins/checkout/p-1', 'https://harbour.test/Coins/checkout/p-1'])(
  'stays on the site for %s',
  async (address) => {
    const { visited, left, navigate } = setup();

    await leaveForPayment(address, navigate);

    expect([visited, left]).toEqual([['/Coins/checkout/p-1'], []]);
  },
);

it('leaves for the payment provider, and stays pending until the browser restores the page', async () => {
  const { page, visited, left, navigate } = setup();
  const isDone = vi.fn();

  void leaveForPayment('https://checkout.provider.test/c/1', navigate).then(isDone);
  await new Promise((resolve) => setImmediate(resolve));

  expect([visited, left]).toEqual([[], ['https://checkout.provider.test/c/1']]);
  expect(isDone).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toHaveBeenCalled();
});
