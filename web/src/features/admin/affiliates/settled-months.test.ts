import { describe, expect, it } from 'vitest';
import { type Statement, withMonth, withStatement } from './settled-months';
import { statementOf } from './statement-fixture';

const paid = (statement: Statement): Statement => ({
  ...statement,
  payment: { at: '2026-11-03T00:00:00.000Z', reference: `wire ${statement.affiliate}` },
});

describe('settled months', () => {
  const october = [statementOf('mei', '2026-10'), statementOf('tom', '2026-10')] as const;
  const september = [statementOf('mei', '2026-09')] as const;

  it('files a late response under its own month, whichever month is shown by then', () => {
    const known = withMonth(withMonth({}, '2026-09', september), '2026-10', october);

    expect(known).toEqual({ '2026-09': september, '2026-10': october });
    expect(withMonth(known, '2026-10', [])).toEqual({ '2026-09': september, '2026-10': [] });
  });

  it('keeps payments that were recorded in the meantime', () => {
    const known = withMonth(withMonth({}, '2026-09', september), '2026-10', october);

    const both = october.map(paid).reduce(withStatement, known);

    expect(both).toEqual({ '2026-09': september, '2026-10': october.map(paid) });
  });

  it('adds nothing for a month that was never loaded', () => {
    expect(withStatement({ '2026-09': september }, paid(october[0]))).toEqual({ '2026-09': september });
  });
});
