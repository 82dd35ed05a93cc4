import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { orderKey, withAnswers } from './order-answers';
import { orderFiltersIn } from './order-filters';
import { orderFixture } from './order-fixture';

const timeline = (...statuses: AdminOrder['status'][]) =>
  statuses.map((status) => ({ status }) as AdminOrder['timeline'][number]);
const placed = orderFixture({ id: 'o-1', status: 'placed', timeline: timeline('placed') });
const other = orderFixture({ id: 'o-2', status: 'placed', timeline: timeline('placed') });
const approved = { ...placed, status: 'approved' as const, timeline: timeline('placed', 'approved') };
const answers = new Map([[orderKey(approved), approved]]);
const filters = (search = '') => orderFiltersIn(new URLSearchParams(search));

describe('withAnswers', () => {
  it('leaves out an order that a step moved, although the index still lists it under its earlier status', () => {
    expect(withAnswers([placed, other], answers, filters())).toEqual([other]);
  });

  it('shows the new status in a search that covers every status', () => {
    expect(withAnswers([placed], answers, filters('find=2026-11-21'))).toEqual([approved]);
  });

  it('shows a corrected order as the correction returned it', () => {
    const corrected = { ...placed, contact: 'mei@jade.test' };

    expect(withAnswers([placed], new Map([[orderKey(placed), corrected]]), filters())).toEqual([corrected]);
  });

  it('shows an order as listed once it moved on', () => {
    const shipped = {
      ...placed,
      status: 'shipped' as const,
      timeline: timeline('placed', 'approved', 'shipped'),
    };

    expect(withAnswers([shipped], answers, filters('status=shipped'))).toEqual([shipped]);
  });
});
