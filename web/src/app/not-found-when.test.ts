import { expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { notFoundWhen } from './not-found-when';

const refusal = (code: string) => new ApiRefusal({ status: 404, code, message: 'x' });

function thrownFor(failure: unknown): unknown {
  const request = new Request('https://jade.test/Account/orders/7?from=mail');
  try {
    return notFoundWhen(request, 'orders/unknown-order', 'request/invalid')(failure);
  } catch (thrown) {
    return thrown;
  }
}

it.each(['orders/unknown-order', 'request/invalid'])('throws a not-found response for %s', (code) => {
  expect(thrownFor(refusal(code))).toMatchObject({
    data: 'Page not found: /Account/orders/7?from=mail',
    init: { status: 404 },
  });
});

it.each([refusal('session/required'), refusal('orders/unknown-code'), new TypeError('a bug')])(
  'rethrows any other failure unchanged: %s',
  (failure) => {
    expect(thrownFor(failure)).toBe(failure);
  },
);
