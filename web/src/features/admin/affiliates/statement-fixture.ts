import type { Statement } from './settled-months';

/** A payable statement of 120 dollars. */
export function statementOf(affiliate: string, month: string): Statement {
  return {
    affiliate,
    month,
    carriedInCents: 0,
    dueCents: 12_000,
    totalCents: 12_000,
    carriedOutCents: 0,
    takenBackCents: 0,
    outcome: 'payable',
    madeAt: '2026-11-02T00:00:00.000Z',
    payment: null,
  };
}
