import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Casino, openCasino } from './casino';

const eventually = { timeout: 20_000, interval: 50 };
const content = { topic: 'other', text: 'My coins did not come.' };

let casino: Casino;
let admin: string;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  admin = await casino.signInNewPlayer('answers@jade.test', ['ADMINS']);
});
afterAll(() => casino.close());

/** A player who can open tickets. */
async function openWriter(name: string) {
  const email = `${name}@jade.test`;
  const token = await casino.signInNewPlayer(email);
  await casino.callApi('GET', '/wallet', { token });
  const write = (key: string, body: object = content) =>
    casino.callApi('POST', '/account/tickets', { token, key, body });
  const list = async () =>
    (await casino.callApi('GET', '/account/tickets', { token })).body.items as { id: string }[];
  const read = (id: string) => casino.callApi('GET', `/account/tickets/${id}`, { token });
  const reply = (id: string, key: string, text: string) =>
    casino.callApi('POST', `/account/tickets/${id}/replies`, { token, key, body: { text } });
  const notices = async () =>
    (await casino.callApi('GET', '/notices', { token })).body.items as {
      kind: string;
      link: string;
      text: string;
    }[];
  return { id: subOf(token), email, token, write, list, read, reply, notices };
}

/** Path of a waiting ticket, from the list of the admins. */
async function waiting(id: string) {
  return vi.waitFor(async () => {
    const { body } = await casino.callApi('GET', '/admin/tickets?limit=100', { token: admin });
    const found = (body.items as { id: string; player: string }[]).find((each) => each.id === id);
    expect(found).toBeDefined();
    return `/admin/tickets/${found!.player}/${id}`;
  }, eventually);
}

describe('tickets on the running stack', () => {
  it('go from player to admin and back, with one notice per admin act', async () => {
    const { token, write, read, reply, notices } = await openWriter('writes');
    const round = (await casino.playRound(token, 'round')).body.round;
    const about = { kind: 'round', id: round.id as string };
    const opened = await write('a', { topic: 'round', text: 'The third reel stopped late.', about });
    const id = opened.body.ticket.id as string;
    const path = await waiting(id);
    const act = (what: string, key: string, body: object) =>
      casino.callApi('POST', `${path}/${what}`, { token: admin, key, body });

    const answers = [
      await act('answers', 'b', { text: 'We have looked at it.' }),
      await act('answers', 'b', { text: 'We have looked at it.' }),
    ];
    await vi.waitUntil(async () => (await notices()).length === 1, eventually);
    const replied = await reply(id, 'c', 'Thank you.');
    const closed = await act('closings', 'd', { reason: 'solved' });
    await vi.waitUntil(async () => (await notices()).length === 2, eventually);

    expect(opened.body.ticket.about).toEqual({ ...about, gameId: 'hk-slots', nonce: 0 });
    expect(answers.map(({ status, body }) => [status, body.ticket.thread.length])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect([replied.body.ticket.state, closed.body.ticket.state]).toEqual(['open', 'closed']);
    expect((await notices()).map(({ kind, link }) => [kind, link])).toEqual([
      ['ticket-closed', `/Account/support?ticket=${id}`],
      ['ticket-answered', `/Account/support?ticket=${id}`],
    ]);
    expect((await read(id)).body.ticket.thread.map(({ from }: { from: string }) => from)).toEqual([
      'player',
      'admin',
      'player',
      'admin',
    ]);
    const { body: acts } = await casino.callApi('GET', `/admin/audit?subject=ticket:${id}`, { token: admin });
    expect((acts.items as { act: string }[]).map(({ act: name }) => name)).toEqual([
      'ticket-closed',
      'ticket-answered',
    ]);
  });

  it('are assigned by admins, found by the address of their player, and the player sees neither', async () => {
    const writer = await openWriter('needs-an-owner');
    const id = (await writer.write('a')).body.ticket.id as string;
    const path = `/admin/tickets/${writer.id}/${id}`;
    const body = { assignee: subOf(admin), priority: 'high' };
    const asAdmin = (method: string, of: string, sent?: object) =>
      casino.callApi(method, of, { token: admin, ...(sent && { body: sent }) });

    const triaged = await asAdmin('PUT', `${path}/triage`, body);
    const refused = await casino.callApi('PUT', `${path}/triage`, { token: writer.token, body });
    const found = await asAdmin('GET', `/admin/tickets?find=${writer.email}&assigned=me`);

    expect(triaged.body.ticket).toMatchObject({
      writer: { email: writer.email },
      assignee: { player: subOf(admin) },
      priority: 'high',
    });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'session/forbidden']);
    expect(found.body.items.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await writer.read(id)).body.ticket).not.toHaveProperty('priority');
    expect((await asAdmin('GET', '/admin/ticket-assignees')).body.items).toContainEqual(
      expect.objectContaining({ player: subOf(admin) }),
    );
  });

  it('are visible only to their player and to admins', async () => {
    const one = await openWriter('keeps-to-herself');
    const other = await openWriter('is-curious');
    const id = (await one.write('a')).body.ticket.id as string;

    const answers = [await other.read(id), await other.reply(id, 'b', 'Hello?')];

    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      Array(2).fill([404, 'support/unknown-ticket']),
    );
    expect(await other.list()).toEqual([]);
    expect((await one.list()).map((each) => each.id)).toEqual([id]);
    const answer = await casino.callApi('GET', '/admin/tickets', { token: other.token });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'session/forbidden']);
  });

  it('are created once per key, and at most three an hour under concurrency', async () => {
    const { write, list } = await openWriter('writes-often');

    const same = await Promise.all(Array.from({ length: 4 }, () => write('a')));
    const more = await Promise.all(['b', 'c', 'd', 'e'].map((key) => write(key)));

    expect(new Set(same.map(({ body }) => body.ticket.id)).size).toBe(1);
    expect(more.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(more.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)).toEqual([
      'support/too-often',
      'support/too-often',
    ]);
    expect(await list()).toHaveLength(3);
  });

  it('cannot refer to another player’s round or to an unknown order', async () => {
    const one = await openWriter('plays');
    const other = await openWriter('names-it');
    const round = (await casino.playRound(one.token, 'round')).body.round;

    const refused = await other.write('a', { ...content, about: { kind: 'round', id: round.id } });
    const unknown = await other.write('b', { ...content, about: { kind: 'order', id: '2026-11-21-1' } });

    expect([refused.status, refused.body.error.code]).toEqual([404, 'games/unknown-round']);
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'orders/unknown-order']);
    expect((await one.write('a', { ...content, about: { kind: 'round', id: round.id } })).status).toBe(200);
  });
});

/** The player's id in an access token. */
function subOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
