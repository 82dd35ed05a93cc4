import { describe, expect, it } from 'vitest';
import { requestExport, type DataExport, exportStateAt } from './data-export';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);
const pending: DataExport = { id: 'first', requestedAt: at('12:00:00.000'), made: null };
const made: DataExport = { ...pending, made: { at: at('12:01:00.000'), bytes: 1_000 } };

describe('requestExport', () => {
  it('creates the first request', () => {
    expect(requestExport(null, 'first', at('12:00:00.000'))).toEqual(pending);
  });

  it.each([
    ['the same again, however late', pending, 'first', '23:00:00.000'],
    ['another while one is being made', pending, 'second', '12:59:59.999'],
    ['another soon after one was made', made, 'second', '12:59:59.999'],
  ])('returns the previous request for %s', (_case, latest, id, now) => {
    expect(requestExport(latest, id, at(now))).toBe(latest);
  });

  it.each([pending, made])('creates a new request after an hour', (latest) => {
    const now = at('13:00:00.000');

    expect(requestExport(latest, 'second', now)).toEqual({ id: 'second', requestedAt: now, made: null });
  });
});

describe('exportStateAt', () => {
  it.each([
    [pending, at('12:59:59.999'), 'pending'],
    [pending, at('13:00:00.000'), 'failed'],
    [made, at('12:01:00.000'), 'ready'],
    [made, new Date('2026-11-22T12:00:59.999Z'), 'ready'],
    [made, new Date('2026-11-22T12:01:00.000Z'), 'gone'],
  ])('of %o at %s is %s', (file, now, state) => {
    expect(exportStateAt(file, now)).toBe(state);
  });
});
