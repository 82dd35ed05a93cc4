import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Casino, openCasino } from './casino';

/** Files are looked at while nobody waits for it. */
const soon = { timeout: 10_000, interval: 50 };

/** The head of a PNG, which says how large it is. */
function png(width: number, height: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('an identity check on the running stack', () => {
  let casino: Casino;
  let player: string;
  let admin: string;
  beforeAll(async () => {
    casino = await openCasino({ readsStreams: true });
    player = await casino.signInNewPlayer('shows-papers@jade.test');
    admin = await casino.signInNewPlayer('reviewer@jade.test', ['ADMINS']);
  });
  afterAll(() => casino.close());

  const read = async () => (await casino.ask('GET', '/account/identity-check', { token: player })).body;

  async function post(path: string, key: string, body?: object, token = player) {
    return casino.ask('POST', path, { token, key, ...(body && { body }) });
  }

  /** Asks for a form and sends the file as a browser does. */
  async function send(kind: string, key: string, file: Buffer<ArrayBuffer>) {
    const { body } = await post('/account/identity-check/uploads', key, { kind });
    const signed = await casino.ask('GET', `/account/identity-check/uploads/${body.document}`, {
      token: player,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(signed.body.fields as Record<string, string>))
      form.append(name, value);
    form.append('file', new Blob([file]), 'C:\\fakepath\\passport.html');
    const { status } = await fetch(`${casino.servicesUrl}/s3/${casino.filesBucket}`, {
      method: 'POST',
      body: form,
    });
    return { status, document: body.document as string };
  }

  const stateOf = async (document: string) =>
    (await read()).documents.find(({ id }: { id: string }) => id === document);

  it('goes from the form over quarantine and a reviewer to an approval', async () => {
    const card = await send('photo-id', 'card', png(1200, 800));
    const face = await send('selfie', 'face', png(800, 800));
    await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
    const submitted = await post('/account/identity-check/submissions', 'hand-in');
    const queue = await casino.ask('GET', '/admin/identity-checks', { token: admin });
    const [waiting] = queue.body.items;
    const view = await post(
      `/admin/identity-checks/${waiting.player}/documents/${card.document}/views`,
      'view',
      undefined,
      admin,
    );
    const seen = await fetch(view.body.url as string);

    const decided = await post(
      `/admin/identity-checks/${waiting.player}/decisions`,
      'yes',
      { faults: [] },
      admin,
    );

    expect([card.status, face.status, submitted.status, queue.body.items.length]).toEqual([204, 204, 200, 1]);
    expect([seen.status, seen.headers.get('content-type'), (await seen.arrayBuffer()).byteLength]).toEqual([
      200,
      'image/png',
      64,
    ]);
    expect(decided.body.state).toBe('approved');
    expect((await read()).state).toBe('approved');
  });

  it('is told to its player once for each decision, with what is to be sent again, however often the decision is asked for', async () => {
    player = await casino.signInNewPlayer('hears-of-it@jade.test');
    // As every page does: whoever has no wallet is nobody to be told.
    await casino.ask('GET', '/wallet', { token: player });
    const handIn = async (round: string) => {
      const { document } = await send('selfie', `${round}-face`, png(800, 800));
      await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
      await post('/account/identity-check/submissions', `${round}-hand-in`);
      return document;
    };
    const decide = async (key: string, faults: object[]) => {
      const { body } = await casino.ask('GET', '/admin/identity-checks', { token: admin });
      const decided = `/admin/identity-checks/${body.items[0]?.player ?? waiting}/decisions`;
      waiting = body.items[0]?.player ?? waiting;
      const answers = [
        await post(decided, key, { faults }, admin),
        await post(decided, key, { faults }, admin),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    };
    let waiting = '';
    await send('photo-id', 'hears-card', png(1200, 800));

    const face = await handIn('first');
    await decide('hears-no', [{ document: face, fault: 'face-differs' }]);
    await vi.waitUntil(async () => (await told()).length === 1, { ...soon, timeout: 20_000 });
    await handIn('second');
    await decide('hears-yes', []);
    await vi.waitUntil(async () => (await told()).length === 2, { ...soon, timeout: 20_000 });

    expect((await told()).map(({ kind, title }) => [kind, title])).toEqual([
      ['identity-confirmed', 'Your identity is confirmed'],
      ['identity-refused', 'Please send a document again'],
    ]);
    expect((await told())[1]?.text).toContain(
      'the picture of you (the face could not be matched with the ID)',
    );
  });

  async function told(): Promise<{ kind: string; title: string; text: string }[]> {
    return (await casino.ask('GET', '/notices', { token: player })).body.items;
  }

  it('refuses a file by its bytes, and one above 5 MB before it is stored', async () => {
    player = await casino.signInNewPlayer('sends-anything@jade.test');

    const page = await send('selfie', 'page', Buffer.from('<script>alert(1)</script>'));
    const huge = await send('selfie', 'huge', Buffer.alloc(5 * 1024 * 1024 + 1));
    await vi.waitUntil(async () => (await stateOf(page.document)).state !== 'awaited', soon);

    expect(await stateOf(page.document)).toMatchObject({ state: 'refused', fault: 'not-a-document' });
    expect([huge.status, (await stateOf(huge.document)).state]).toEqual([400, 'awaited']);
  });

  it('lets nobody read what lies in quarantine or was kept, but through a reviewer', async () => {
    const { status } = await fetch(`${casino.servicesUrl}/s3/${casino.filesBucket}/identity/a/b`);

    expect(status).toBe(403);
  });
});
