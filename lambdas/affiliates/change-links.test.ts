import { describe, expect, it } from 'vitest';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { isRefusal } from '#lambdas/runtime/refusal';
import { changeLink, createLink } from './change-links';
import type { AffiliateLink } from './stores/affiliate-items';

function setup() {
  const { tables, affiliates } = createFakeAffiliates();
  const dependencies = {
    affiliates,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    now: () => new Date('2026-11-21T12:00:00Z'),
  };
  const create = (name: string, key: string) => createLink(dependencies, { affiliate: 'mei', name, key });
  const rename = ({ code }: AffiliateLink, name: string) =>
    changeLink(dependencies, { affiliate: 'mei', code, name, isOpen: true });
  /** Replaces a link by one that was stored before links kept their request. */
  async function forgetRequest({ request: _request, ...earlier }: AffiliateLink) {
    tables.commitNow([affiliates.replaceLink(earlier, earlier)]);
  }
  return { affiliates, create, rename, forgetRequest };
}

const created = (link: Awaited<ReturnType<typeof createLink>>) => {
  if (isRefusal(link)) throw new Error(link.code);
  return link;
};

describe('createLink', () => {
  it('refuses a key that was used for another name', async () => {
    const { affiliates, create } = setup();
    await create('Blog', 'k');

    expect(await create('Videos', 'k')).toEqual({ code: 'idempotency/key-reused' });
    expect((await affiliates.linksOf('mei')).map(({ name }) => name)).toEqual(['Blog']);
  });

  it('returns the link to a repeat of its key, also after it was renamed', async () => {
    const { create, rename } = setup();
    const link = created(await create('Blog', 'k'));
    await rename(link, 'Videos');

    expect(await create('Blog', 'k')).toMatchObject({ code: link.code, name: 'Videos' });
    expect(await create('Videos', 'k')).toEqual({ code: 'idempotency/key-reused' });
    expect(created(await create('Blog', 'l')).code).not.toBe(link.code);
  });

  it('returns a link that was stored before links kept their request', async () => {
    const { create, forgetRequest } = setup();
    const link = created(await create('Blog', 'k'));
    await forgetRequest(link);

    expect(await create('Videos', 'k')).toMatchObject({ code: link.code, name: 'Blog' });
  });
});
