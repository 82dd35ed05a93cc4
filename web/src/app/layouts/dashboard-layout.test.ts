import { expect, it, vi } from 'vitest';

it('adds the messages of codes that only admins receive', async () => {
  vi.resetModules();
  const { messageFor } = await import('#web/lib/api/refusal-copy');
  const { ApiRefusal } = await import('#web/lib/api/api-refusal');
  const { adminRefusalMessages } = await import('#web/lib/api/admin-refusal-copy');
  const refusal = new ApiRefusal({ status: 409, code: 'approvals/own-request', message: '' });
  expect(messageFor(refusal).title).toBe('Something went wrong.');

  await import('./dashboard-layout');

  expect(messageFor(refusal)).toEqual(adminRefusalMessages['approvals/own-request']);
});
