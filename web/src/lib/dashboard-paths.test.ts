import { describe, expect, it } from 'vitest';
import { dashboardPaths } from './dashboard-paths';

describe('dashboardPaths.affiliatesIn', () => {
  it('keeps the search of the list, and is short without one', () => {
    expect([
      dashboardPaths.affiliatesIn('approved', 'mei wong'),
      dashboardPaths.affiliatesIn('approved'),
    ]).toEqual([
      '/Dashboard/affiliates?state=approved&find=mei+wong',
      '/Dashboard/affiliates?state=approved',
    ]);
  });
});
