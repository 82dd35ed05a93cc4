import { describe, expect, it } from 'vitest';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeUsers } from '#lambdas/fakes/users';
import { approveDemoAffiliate } from './approve-demo-affiliate';

const player = '7a1c0c5e-0000-4000-8000-000000000005';

const application = {
  site: 'https://reviews.test',
  channels: ['website'],
  audience: 'Readers of reviews',
  taxCountry: 'US',
} as const;

function setup() {
  const tables = createFakeTables();
  const { affiliates, commissions, postbacks } = createFakeAffiliates(tables);
  const { audit, audited } = createFakeAudit(tables);
  const { users } = createFakeUsers(tables);
  const dependencies = {
    affiliates,
    commissions,
    postbacks,
    audit,
    users,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    now: () => new Date('2026-11-26T12:00:00Z'),
  };
  return { affiliates, audited, approve: () => approveDemoAffiliate(dependencies, player, application) };
}

describe('approveDemoAffiliate', () => {
  it('makes an account an approved affiliate, on record', async () => {
    const { affiliates, audited, approve } = setup();

    await approve();

    expect(await affiliates.find(player)).toMatchObject({ state: 'approved', revision: 1 });
    expect(audited).toMatchObject([{ act: 'affiliate-approved', actor: 'demo-data' }]);
  });

  it('changes nothing when repeated', async () => {
    const { affiliates, audited, approve } = setup();
    await approve();

    await approve();

    expect(await affiliates.find(player)).toMatchObject({ revision: 1 });
    expect(audited).toHaveLength(1);
  });
});
