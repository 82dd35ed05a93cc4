import { describe, expect, it } from 'vitest';
import { answerTicket, type Ticket } from '#domain/support/ticket';
import { noteAttachment } from '#domain/support/ticket-attachments';
import { openAccount } from '#lambdas/account/account-fixture';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { accountRoutes } from '#lambdas/functions/api-account/routes';
import { authorizedEvent } from '#lambdas/runtime/http/event-fixture';

const found = { contentType: 'application/pdf', bytes: 1200, sha256: '0a1b' } as const;
const request = 'answer-of-22-characters'.slice(0, 22);

/** A ticket with a file of its player and one of an admin, neither of which has arrived. */
async function setup() {
  const opened = openAccount();
  const { player, stores, tickets, clock } = opened;
  const { audited } = createFakeAudit(stores.tables);
  const call = opened.signIn();
  const { body } = await call('POST', '/account/tickets', {
    topic: 'other',
    text: 'See the receipt.',
    attachments: ['receipt.pdf'],
  });
  const id = body.ticket.id as string;
  const [{ attachments }] = body.ticket.thread;
  const own = attachments[0].id as string;
  const place = `${player}/${id}`;
  const change = (decide: (ticket: Ticket) => Ticket) =>
    tickets.written.set(place, decide(tickets.written.get(place)!));
  change((ticket) => {
    const written = { text: 'Our answer', at: clock.now, request, fileNames: ['form.pdf'] };
    const answered = answerTicket(ticket, written);
    if ('code' in answered) throw new Error(answered.code);
    return answered;
  });
  const theirs = `${request}0`;

  const app = accountRoutes(opened.dependencies);
  async function asAdmin(method: string, path: string, groups = 'ADMINS') {
    const event = authorizedEvent({ sub: 'an-admin', token_use: 'access', 'cognito:groups': groups });
    const response = await app.request(path, { method }, { event });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
  return {
    ...opened,
    audited,
    call,
    asAdmin,
    id,
    own,
    theirs,
    arrive: (file: string, finding: Parameters<typeof noteAttachment>[2] = found) =>
      change((ticket) => noteAttachment(ticket, file, finding)),
    path: (file: string) => `/account/tickets/${id}/files/${file}`,
    adminPath: (file: string) => `/account/players/${player}/tickets/${id}/files/${file}`,
    thread: async () => (await call('GET', `/account/tickets/${id}`)).body.ticket.thread,
  };
}

/** Minutes after the messages were written. */
const later = (minutes: number) => new Date(Date.parse('2026-11-21T12:00:00.250Z') + minutes * 60_000);

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('a message with files', () => {
  it('shows its files with their state, type and size', async () => {
    const { own, arrive, thread } = await setup();
    const awaited = await thread();

    arrive(own);

    const file = { id: own, name: 'receipt.pdf' };
    expect(awaited[0].attachments).toEqual([{ ...file, state: 'awaited', contentType: null, bytes: null }]);
    const ready = { ...file, state: 'ready', contentType: 'application/pdf', bytes: 1200 };
    expect((await thread())[0].attachments).toEqual([ready]);
  });

  it('is refused with a fourth file, an empty name or a long one', async () => {
    const { call } = await setup();
    const write = (attachments: string[]) =>
      call(
        'POST',
        '/account/tickets',
        { topic: 'other', text: 'Hello', attachments },
        `${attachments.length}`,
      );

    for (const names of [['a', 'b', 'c', 'd'], [' '], ['a'.repeat(101)]])
      expect(codeOf(await write(names))).toEqual([400, 'request/invalid']);
  });

  it('is refused for a repeated key with other files', async () => {
    const { call } = await setup();
    const write = (attachments: string[]) =>
      call('POST', '/account/tickets', { topic: 'other', text: 'Hello', attachments }, 'same');

    expect((await write(['a.pdf'])).status).toBe(200);
    expect(codeOf(await write(['b.pdf']))).toEqual([422, 'idempotency/key-reused']);
  });
});

describe('upload forms', () => {
  it('are signed for one file in quarantine, of each side for its own messages', async () => {
    const { call, asAdmin, player, id, own, theirs, path, adminPath } = await setup();

    const form = await call('GET', path(own));
    const adminForm = await asAdmin('GET', adminPath(theirs));

    expect(form.body).toEqual({
      fields: { key: `quarantine/${player}/${id}_${own}` },
      mostBytes: 5 * 1024 * 1024,
      expiresAt: '2026-11-21T12:10:00.250Z',
    });
    expect(adminForm.body.fields).toEqual({ key: `quarantine/${player}/${id}_${theirs}` });
    expect(codeOf(await call('GET', path(theirs)))).toEqual([404, 'support/unknown-file']);
    expect(codeOf(await asAdmin('GET', adminPath(own)))).toEqual([404, 'support/unknown-file']);
  });

  it('expire when the upload ends, 30 minutes after the message', async () => {
    const { call, own, path, clock } = await setup();
    clock.now = later(25);

    const form = await call('GET', path(own));

    expect(form.body.expiresAt).toBe('2026-11-21T12:30:00.250Z');
  });

  it('are refused in the last second of the upload, for which no form can be signed', async () => {
    const { call, own, path, clock } = await setup();
    clock.now = new Date(later(30).getTime() - 999);

    expect(codeOf(await call('GET', path(own)))).toEqual([409, 'support/upload-over']);
  });

  it('are refused once the upload is over, and the file reads as not sent', async () => {
    const { call, own, arrive, path, clock, thread } = await setup();
    clock.now = later(30);

    const form = await call('GET', path(own));

    expect(codeOf(form)).toEqual([409, 'support/upload-over']);
    expect((await thread())[0].attachments).toMatchObject([{ id: own, state: 'not-sent' }]);
    // It was uploaded in time, and checked late.
    arrive(own);
    expect((await thread())[0].attachments).toMatchObject([{ id: own, state: 'ready' }]);
  });

  it('are refused for a file whose content was refused, as distinct from one that was kept', async () => {
    const { call, own, arrive, path } = await setup();
    arrive(own, { fault: 'not-accepted' });

    expect(codeOf(await call('GET', path(own)))).toEqual([409, 'support/file-refused']);
  });

  it('are refused for a file that has arrived, an unknown file and an unknown ticket', async () => {
    const { call, own, arrive, path } = await setup();
    arrive(own);

    expect(codeOf(await call('GET', path(own)))).toEqual([409, 'support/file-arrived']);
    expect(codeOf(await call('GET', path('other')))).toEqual([404, 'support/unknown-file']);
    const elsewhere = `/account/tickets/2026-11-21-120000250-ffffff/files/${own}`;
    expect(codeOf(await call('GET', elsewhere))).toEqual([404, 'support/unknown-ticket']);
  });
});

describe('links to files', () => {
  it('expire after five minutes, for the files of both sides', async () => {
    const { call, player, id, own, theirs, arrive, path } = await setup();
    arrive(own);
    arrive(theirs);

    for (const file of [own, theirs])
      expect((await call('POST', `${path(file)}/views`)).body).toEqual({
        url: `https://files.example/${player}/${id}_${file}/0a1b?for=300`,
        expiresAt: '2026-11-21T12:05:00.250Z',
      });
  });

  it('are refused for a file that has not arrived or was refused', async () => {
    const { call, own, theirs, arrive, path } = await setup();
    arrive(theirs, { fault: 'not-accepted' });

    for (const file of [own, theirs])
      expect(codeOf(await call('POST', `${path(file)}/views`))).toEqual([404, 'support/unknown-file']);
  });

  it('are audited when an admin requests one, without the name of the file', async () => {
    const { asAdmin, player, id, own, arrive, adminPath, audited } = await setup();
    arrive(own);

    const { status } = await asAdmin('POST', `${adminPath(own)}/views`);

    expect(status).toBe(200);
    expect(audited).toMatchObject([
      {
        actor: 'an-admin',
        act: 'attachment-viewed',
        subject: { kind: 'ticket', id, player },
        detail: { document: own },
      },
    ]);
    expect(JSON.stringify(audited)).not.toContain('receipt');
  });

  it('are refused to a player by the routes of admins', async () => {
    const { asAdmin, own, arrive, adminPath, audited } = await setup();
    arrive(own);

    expect(codeOf(await asAdmin('POST', `${adminPath(own)}/views`, ''))).toEqual([403, 'session/forbidden']);
    expect(codeOf(await asAdmin('GET', adminPath(own), ''))).toEqual([403, 'session/forbidden']);
    expect(audited).toEqual([]);
  });
});
