import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { addAnswers, orderKey, withAnswers } from './order-answers';
import { orderFiltersIn } from './order-filters';
import { orderFixture } from './order-fixture';

const placed = orderFixture({ id: 'o-1', status: 'placed' });
const other = orderFixture({ id: 'o-2', status: 'placed' });
const approved: AdminOrder = { ...placed, status: 'approved', revision: 1 };
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
    const corrected = { ...placed, contact: 'mei@jade.test', revision: 1 };

    expect(withAnswers([placed], new Map([[orderKey(placed), corrected]]), filters())).toEqual([corrected]);
  });

  it('shows an order as listed once it moved on', () => {
    const shipped: AdminOrder = { ...placed, status: 'shipped', revision: 2 };

    expect(withAnswers([shipped], answers, filters('status=shipped'))).toEqual([shipped]);
  });

  it('shows the listed order when another admin corrected it since', () => {
    const corrected: AdminOrder = { ...approved, contact: 'mei@jade.test', revision: 2 };

    expect(withAnswers([corrected], answers, filters('status=approved'))).toEqual([corrected]);
  });
});

describe('addAnswers', () => {
  const corrected: AdminOrder = { ...approved, contact: 'mei@jade.test', revision: 2 };

  it('replaces an order by its newer version and keeps the other orders', () => {
    const added = addAnswers(addAnswers(answers, [other]), [corrected]);

    expect([...added.values()]).toEqual([corrected, other]);
  });

  it('keeps a correction when the step of a bulk action before it is reported again', () => {
    expect([...addAnswers(addAnswers(answers, [corrected]), [approved]).values()]).toEqual([corrected]);
  });
});
