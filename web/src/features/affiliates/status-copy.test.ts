import { expect, it } from 'vitest';
import { statusLabel } from './status-copy';

it.each([
  [{ state: 'pending', month: null, payment: null }, 'Pending'],
  [{ state: 'approved', month: '2026-11', payment: null }, 'Approved, November 2026'],
  [{ state: 'paid', month: '2026-12', payment: 'wire-1' }, 'Paid, December 2026: wire-1'],
  [{ state: 'set-off', month: '2027-01', payment: null }, 'Offset, January 2027'],
  [{ state: 'reversed', month: null, payment: null }, 'Reversed'],
] as const)('returns the label of a status: %o', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
