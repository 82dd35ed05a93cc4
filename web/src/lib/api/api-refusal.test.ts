import { expect, it } from 'vitest';
import { readRefusal } from './api-refusal';

it('readRefusal returns code, message and details of the API', () => {
  const body = {
    error: { code: 'wallet/insufficient-funds', message: 'Too little.', details: { shortBy: 80 } },
  };

  const refusal = readRefusal(409, JSON.stringify(body));

  expect(refusal).toMatchObject({
    status: 409,
    code: 'wallet/insufficient-funds',
    message: 'Too little.',
    details: { shortBy: 80 },
  });
});

it.each([
  ['<html>Bad gateway</html>'],
  [''],
  ['null'],
  ['{"error":null}'],
  ['{"error":{"code":7}}'],
  ['{"message":"x"}'],
])('readRefusal returns request/unavailable for the body %j', (body) => {
  expect(readRefusal(502, body)).toMatchObject({ status: 502, code: 'request/unavailable' });
});
