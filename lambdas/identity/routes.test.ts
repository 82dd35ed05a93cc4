import { describe, expect, it } from 'vitest';
import { newPlayState } from '#domain/play-limits/play-state';
import { noEmailChanges } from '#domain/player/email-change';
import { noteFile } from '#domain/player/identity-check';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import { nothingSaved } from '#domain/player/saved-lists';
import type { State } from '#domain/player/states';
import { emptyWallet } from '#domain/wallet/wallet';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakePlayers } from '#lambdas/fakes/players';
import { createFakeReferrals } from '#lambdas/fakes/referrals';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { createApi } from '#lambdas/runtime/http/api';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';
import { addIdentityReviewRoutes } from './admin-routes';
import { addIdentityRoutes } from './routes';

const mei = 'mei';

function setup() {
  const { wallets, tables } = createFakeWallets();
  const identity = createFakeIdentity(tables);
  const logged: unknown[] = [];
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const { audit, audited } = createFakeAudit(tables);
  const { players, profiles } = createFakePlayers([], tables);
  const dependencies = {
    ...identity,
    audit,
    wallets,
    players,
    referrals: createFakeReferrals(tables),
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    now: () => clock.now,
    log: ({ code }: { code: string }, details?: object) => void logged.push({ code, ...details }),
  };
  const api = createApi({ siteOrigin: 'https://play.example', log: () => undefined });
  addIdentityRoutes(api, dependencies);
  addIdentityReviewRoutes(api, dependencies);
  let keys = 0;

  async function callApi(
    as: string,
    method: string,
    path: string,
    body?: object,
    key = `key-${(keys += 1)}`,
  ) {
    const claims = { sub: as, token_use: 'access', 'cognito:groups': as === 'reviewer' ? 'ADMINS' : '' };
    const event = authorizedEvent(claims);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await api.app.request(path, init, { event });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }

  /** Requests an upload and delivers a valid file. @returns the document's id */
  async function send(as: string, kind: string): Promise<string> {
    const { body } = await callApi(as, 'POST', '/account/identity-check/uploads', { kind });
    const before = identity.all.get(as)!;
    identity.all.set(as, noteFile(before, body.document, { sha256: `hash-of-${kind}` }));
    return body.document as string;
  }

  async function handIn(as: string) {
    const card = await send(as, 'photo-id');
    const face = await send(as, 'selfie');
    await callApi(as, 'POST', '/account/identity-check/submissions');
    return { card, face };
  }

  /** @param revision of the check that the reviewer saw; by default the current one */
  function decide(
    player: string,
    faults: object[],
    key?: string,
    revision = identity.all.get(player)?.revision,
  ) {
    return callApi(
      'reviewer',
      'POST',
      `/admin/identity-checks/${player}/decisions`,
      { revision, faults },
      key,
    );
  }
  function withdraw(player: string, as = 'reviewer', key?: string) {
    const body = { fault: 'face-differs', note: 'A second account' };
    return callApi(as, 'POST', `/admin/identity-checks/${player}/withdrawals`, body, key);
  }
  return { identity, audited, logged, clock, wallets, profiles, callApi, send, handIn, decide, withdraw };
}

describe('identity check of a player', () => {
  it('lists the required documents before it is begun', async () => {
    const { callApi } = setup();

    expect((await callApi(mei, 'GET', '/account/identity-check')).body).toEqual({
      state: 'open',
      queuedAt: null,
      documents: [],
      missing: ['photo-id', 'selfie'],
      timeline: [],
    });
  });

  it('returns one document id per idempotency key', async () => {
    const { callApi, identity } = setup();

    const first = await callApi(mei, 'POST', '/account/identity-check/uploads', { kind: 'selfie' }, 'one');
    const again = await callApi(mei, 'POST', '/account/identity-check/uploads', { kind: 'selfie' }, 'one');

    expect(first.body).toEqual({ document: expect.stringMatching(/^[\w-]{22}$/) as string });
    expect(again.body).toEqual(first.body);
    expect(identity.all.get(mei)?.documents).toHaveLength(1);
  });

  it('signs an upload form with a size limit for an awaited file', async () => {
    const { callApi } = setup();
    const { document } = (await callApi(mei, 'POST', '/account/identity-check/uploads', { kind: 'selfie' }))
      .body;

    const { body } = await callApi(mei, 'GET', `/account/identity-check/uploads/${document}`);

    expect(body).toEqual({
      fields: { key: `quarantine/${mei}/${document}` },
      mostBytes: 5_242_880,
      expiresAt: '2026-11-21T12:10:00.000Z',
    });
  });

  it('signs no form while the check is under review, even for an empty slot', async () => {
    const { callApi, handIn } = setup();
    const { body } = await callApi(mei, 'POST', '/account/identity-check/uploads', {
      kind: 'proof-of-address',
    });
    await handIn(mei);

    const refused = await callApi(mei, 'GET', `/account/identity-check/uploads/${body.document}`);

    expect([refused.status, refused.body.error.code]).toEqual([404, 'identity/unknown-document']);
  });

  it("signs no form for an uploaded file, or for another player's", async () => {
    const { callApi, send } = setup();
    const came = await send(mei, 'selfie');
    const othersUpload = (await callApi('tom', 'POST', '/account/identity-check/uploads', { kind: 'selfie' }))
      .body;

    for (const document of [came, othersUpload.document as string]) {
      const refused = await callApi(mei, 'GET', `/account/identity-check/uploads/${document}`);
      expect([refused.status, refused.body.error.code]).toEqual([404, 'identity/unknown-document']);
    }
  });

  it('is submitted for review only once all required documents are uploaded', async () => {
    const { callApi, send } = setup();
    await send(mei, 'photo-id');

    const early = await callApi(mei, 'POST', '/account/identity-check/submissions');
    await send(mei, 'selfie');
    const { body } = await callApi(mei, 'POST', '/account/identity-check/submissions');

    expect([early.status, early.body.error]).toMatchObject([
      409,
      { code: 'identity/documents-missing', details: { kinds: ['selfie'] } },
    ]);
    expect(body).toMatchObject({ state: 'submitted', queuedAt: '2026-11-21T12:00:00.000Z', missing: [] });
  });

  it('does not reveal the requests behind its timeline', async () => {
    const { callApi, handIn } = setup();
    await handIn(mei);

    const { body } = await callApi(mei, 'GET', '/account/identity-check');

    expect(body.timeline).toEqual([{ state: 'submitted', at: '2026-11-21T12:00:00.000Z', actor: 'player' }]);
  });
});

describe('identity review', () => {
  it('lists the longest wait first, in pages without duplicates', async () => {
    const { callApi, handIn, clock, decide } = setup();
    for (const [player, minute] of [
      ['third', 3],
      ['first', 1],
      ['second', 2],
    ] as const) {
      clock.now = new Date(Date.UTC(2026, 10, 21, 12, minute));
      await handIn(player);
    }
    await decide('second', []);

    const { body } = await callApi('reviewer', 'GET', '/admin/identity-checks?limit=1');
    const rest = await callApi(
      'reviewer',
      'GET',
      `/admin/identity-checks?after=${encodeURIComponent(body.next as string)}`,
    );

    expect(body.items.map(({ player }: { player: string }) => player)).toEqual(['first']);
    expect(rest.body).toMatchObject({ items: [{ player: 'third' }], next: null });
  });

  it('returns what the player states: name, birthday, age in their time zone, state and addresses', async () => {
    const { callApi, handIn, clock, wallets, profiles } = setup();
    const at = new Date('2026-11-21T12:00:00Z');
    const home = { name: 'Mei Lin', line1: '1 Quay Rd', city: 'Austin', state: 'TX', postalCode: '73301' };
    const residency = {
      bornOn: '2005-11-22' as LocalDay,
      state: 'TX' as State,
      timeZone: timeZone('America/Chicago'),
    };
    const play = { ...newPlayState(at), residency };
    await wallets.open({
      record: { player: mei, email: 'mei@jade.test' },
      wallet: emptyWallet(mei),
      entry: null,
      clientSeed: 'seed',
      at,
      play,
    });
    profiles.set(mei, {
      player: mei,
      email: 'mei@jade.test',
      openedAt: at,
      displayName: 'Mei',
      revision: 1,
      addresses: [{ ...home, country: 'US' }],
      acceptedTerms: [],
      mutedMail: [],
      showsNameWithWins: false,
      saved: nothingSaved,
      dataExport: null,
      avatar: null,
      previousEmails: [],
      emailChanges: noEmailChanges,
      viewerRegion: null,
    });
    await handIn(mei);
    const claims = async () =>
      (await callApi('reviewer', 'GET', '/admin/identity-checks')).body.items[0].claims as object;

    // In Chicago it is still the evening before the birthday.
    clock.now = new Date('2026-11-22T05:59:00Z');
    const evening = await claims();
    clock.now = new Date('2026-11-22T06:00:00Z');

    expect(evening).toEqual({
      email: 'mei@jade.test',
      displayName: 'Mei',
      bornOn: '2005-11-22',
      age: 20,
      state: 'TX',
      addresses: [{ ...home, country: 'US' }],
    });
    expect(await claims()).toMatchObject({ age: 21 });
  });

  it('returns null claims for a player who stated nothing', async () => {
    const { callApi, handIn } = setup();
    await handIn(mei);

    expect((await callApi('reviewer', 'GET', '/admin/identity-checks')).body.items[0].claims).toEqual({
      email: null,
      displayName: null,
      bornOn: null,
      age: null,
      state: null,
      addresses: [],
    });
  });

  it('returns a link of five minutes for a document, and logs the view', async () => {
    const { callApi, handIn, logged } = setup();
    const { card } = await handIn(mei);

    const { body } = await callApi(
      'reviewer',
      'POST',
      `/admin/identity-checks/${mei}/documents/${card}/views`,
    );

    expect(body).toEqual({
      url: `https://files.example/${mei}/${card}/hash-of-photo-id?for=300`,
      expiresAt: '2026-11-21T12:05:00.000Z',
    });
    expect(logged).toEqual([{ code: 'DOCUMENT_VIEWED', admin: 'reviewer', player: mei, document: card }]);
  });

  it('returns no link for a file that was not kept', async () => {
    const { callApi, logged } = setup();
    const { body } = await callApi(mei, 'POST', '/account/identity-check/uploads', { kind: 'selfie' });

    const viewed = await callApi(
      'reviewer',
      'POST',
      `/admin/identity-checks/${mei}/documents/${body.document}/views`,
    );

    expect([viewed.status, viewed.body.error.code]).toEqual([404, 'identity/unknown-document']);
    expect(logged).toEqual([]);
  });

  it('decides once per idempotency key, and returns 409 after another decision', async () => {
    const { handIn, decide } = setup();
    const { card } = await handIn(mei);
    const faults = [{ document: card, fault: 'unreadable' }];

    const first = await decide(mei, faults, 'mine');
    const again = await decide(mei, faults, 'mine');
    const other = await decide(mei, [], 'yours');

    expect(first.body).toMatchObject({ player: mei, state: 'rejected', missing: ['photo-id'] });
    expect(again.body).toEqual(first.body);
    expect([other.status, other.body.error.code]).toEqual([409, 'identity/not-under-review']);
  });

  it('refuses a decision on an outdated revision', async () => {
    const { callApi, handIn, send, decide, audited } = setup();
    const { card } = await handIn(mei);
    const seen = async () => (await callApi('reviewer', 'GET', '/admin/identity-checks')).body.items[0];
    const first = await seen();
    await decide(mei, [{ document: card, fault: 'unreadable' }]);
    await send(mei, 'photo-id');
    await callApi(mei, 'POST', '/account/identity-check/submissions');

    const outdated = await decide(mei, [], 'approve', first.revision);
    const again = await decide(mei, [], 'approve', (await seen()).revision);

    expect([outdated.status, outdated.body.error.code]).toEqual([409, 'identity/conflict']);
    expect(again.body.state).toBe('approved');
    expect(audited.map(({ act }) => act)).toEqual(['identity-sent-back', 'identity-approved']);
  });

  it('refuses a decision without a revision', async () => {
    const { callApi, handIn, identity } = setup();
    await handIn(mei);

    const path = `/admin/identity-checks/${mei}/decisions`;
    const refused = await callApi('reviewer', 'POST', path, { faults: [] });

    expect([refused.status, refused.body.error.code]).toEqual([400, 'request/invalid']);
    expect(identity.all.get(mei)?.state).toBe('submitted');
  });

  it('is refused to players', async () => {
    const { callApi, decide, handIn } = setup();
    const { card } = await handIn(mei);

    for (const [method, path, body] of [
      ['GET', '/admin/identity-checks'],
      ['POST', `/admin/identity-checks/${mei}/documents/${card}/views`],
      ['POST', `/admin/identity-checks/${mei}/decisions`, { revision: 1, faults: [] }],
    ] as const)
      expect((await callApi(mei, method, path, body)).status).toBe(403);
    expect((await decide(mei, [])).body.state).toBe('approved');
  });
});

describe('audit of identity reviews', () => {
  it('records every document view and decision once, and nothing refused', async () => {
    const { handIn, callApi, decide, audited } = setup();
    const { card } = await handIn(mei);

    await callApi('reviewer', 'POST', `/admin/identity-checks/${mei}/documents/${card}/views`);
    await decide(mei, [{ document: card, fault: 'unreadable' }], 'k');
    await decide(mei, [{ document: card, fault: 'unreadable' }], 'k');
    await decide(mei, []);

    const of = { actor: 'reviewer', subject: { kind: 'identity-check', id: mei, player: mei } };
    expect(audited).toMatchObject([
      { ...of, act: 'document-viewed', detail: { document: card } },
      { ...of, act: 'identity-sent-back', reason: 'unreadable', detail: { [card]: 'unreadable' } },
    ]);
  });
});

describe('withdrawal of an approval', () => {
  it('opens the check for new documents once per key, and is audited with its note', async () => {
    const { handIn, decide, withdraw, send, audited } = setup();
    await handIn(mei);
    await decide(mei, []);

    const withdrawn = await withdraw(mei, 'reviewer', 'k');
    const repeated = await withdraw(mei, 'reviewer', 'k');
    const again = await withdraw(mei);
    await send(mei, 'selfie');

    expect(withdrawn.body).toMatchObject({ state: 'rejected', missing: ['photo-id', 'selfie'] });
    expect(repeated.body).toEqual(withdrawn.body);
    expect([again.status, again.body.error.code]).toEqual([409, 'identity/not-approved']);
    expect(audited.map(({ act, reason, detail }) => [act, reason, detail])).toEqual([
      ['identity-approved', null, {}],
      ['identity-withdrawn', 'A second account', { fault: 'face-differs' }],
    ]);
  });

  it('is refused to players and for a check that is not approved', async () => {
    const { handIn, withdraw, audited } = setup();
    await handIn(mei);

    expect((await withdraw(mei, mei)).status).toBe(403);
    expect((await withdraw(mei)).body.error.code).toBe('identity/not-approved');
    expect(audited).toEqual([]);
  });
});
