import { describe, expect, it } from 'vitest';
import { orderFiltersIn, orderQuery, pageSize, spansStatuses, withStatus } from './order-filters';

const search = (text: string) => new URLSearchParams(text);
const queryOf = (text: string) => orderQuery(orderFiltersIn(search(text)));

describe('orderQuery', () => {
  it('has the filters of the address', () => {
    expect(queryOf('status=approved&find=tea&needs=code&late=true')).toEqual({
      status: 'approved',
      limit: pageSize,
      find: 'tea',
      needs: 'code',
      late: 'true',
    });
  });

  it('leaves out a short search and unknown choices', () => {
    expect(queryOf('status=lost&find=t&needs=love&late=no')).toEqual({ status: 'placed', limit: pageSize });
  });
});

describe('spansStatuses', () => {
  it.each([
    ['find=2026-11-21', true],
    ['find=mei@', true],
    ['find=tea', false],
    ['', false],
  ])('for %s is %s', (text, spans) => {
    expect(spansStatuses(orderFiltersIn(search(text)))).toBe(spans);
  });
});

describe('withStatus', () => {
  it('keeps the other filters', () => {
    expect(withStatus(search('find=tea&late=true'), 'approved')).toBe('?find=tea&late=true&status=approved');
    expect(withStatus(search('status=approved&late=true'), 'placed')).toBe('?late=true');
  });

  it('leaves out a search that covers every status', () => {
    expect(withStatus(search('find=mei%40jade.test'), 'shipped')).toBe('?status=shipped');
  });
});
