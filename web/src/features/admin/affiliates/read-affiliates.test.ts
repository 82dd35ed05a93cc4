import { describe, expect, it, vi } from 'vitest';
import { callPlayFabOps } from '#web/lib/api/amplify-rest';
import { affiliateQueryIn, readAffiliates } from './read-affiliates';

vi.mock('#web/lib/api/amplify-rest');

/** An API with pages of affiliates by status; the cursor of a page is its index. */
function setup(pages: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const requests: string[] = [];
  vi.mocked(callPlayFabOps).mockImplementation(async (_method, { path }) => {
    const search = new URL(path, 'https://jade.test').searchParams;
    requests.push(search.toString());
    const ofState = pages[search.get('state') ?? ''] ?? [];
    const index = Number(search.get('after') ?? 0);
    const items = (ofState[index] ?? []).map((affiliate) => ({ affiliate }));
    return { items, next: index + 1 < ofState.length ? String(index + 1) : null };
  });
  return { requests };
}

const namesIn = ({ items }: Awaited<ReturnType<typeof readAffiliates>>) =>
  items.map(({ affiliate }) => affiliate);

describe('readAffiliates', () => {
  it('lists every affiliate once, status after status, under one cursor', async () => {
    setup({ requested: [['mei']], approved: [['li', 'ada'], ['bo']], rejected: [['cy']] });
    const query = { state: 'all', find: '' } as const;

    const first = await readAffiliates(query);
    const last = await readAffiliates(query, first.next ?? undefined);

    expect([namesIn(first), namesIn(last), last.next]).toEqual([['mei', 'li', 'ada'], ['bo', 'cy'], null]);
  });

  it('passes the search on to every status', async () => {
    const { requests } = setup({});

    await readAffiliates({ state: 'all', find: 'mei' });

    expect(requests).toEqual([
      'state=requested&find=mei',
      'state=approved&find=mei',
      'state=suspended&find=mei',
      'state=rejected&find=mei',
    ]);
  });

  it('reads one status with one request', async () => {
    const { requests } = setup({ suspended: [['a'], ['b']] });

    const page = await readAffiliates({ state: 'suspended', find: '' }, '1');

    expect([namesIn(page), page.next, requests]).toEqual([['b'], null, ['state=suspended&after=1']]);
  });
});

describe('affiliateQueryIn', () => {
  it.each([
    ['', { state: 'requested', find: '' }],
    ['state=all&find=+mei+', { state: 'all', find: 'mei' }],
    ['state=unknown', { state: 'requested', find: '' }],
  ])('reads the address %j', (search, query) => {
    expect(affiliateQueryIn(new URLSearchParams(search))).toEqual(query);
  });
});
