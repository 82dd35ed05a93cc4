import { createHash } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pngHeader } from '../png-header';
import { type Casino, openCasino } from './casino';

/** Files are inspected asynchronously. */
const soon = { timeout: 10_000, interval: 50 };

/** Player id of an access token. */
function subOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return claims.sub;
}

describe('identity check on the running stack', () => {
  let casino: Casino;
  let player: string;
  let admin: string;
  let s3: S3Client;
  beforeAll(async () => {
    casino = await openCasino({ readsStreams: true });
    player = await casino.signInNewPlayer('shows-papers@jade.test');
    admin = await casino.signInNewPlayer('reviewer@jade.test', ['ADMINS']);
    s3 = new S3Client({
      region: 'us-east-1',
      endpoint: `${casino.servicesUrl}/s3`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    });
  });
  afterAll(async () => {
    s3.destroy();
    await casino.close();
  });

  const read = async () => (await casino.callApi('GET', '/account/identity-check', { token: player })).body;

  async function post(path: string, key: string, body?: object, token = player) {
    return casino.callApi('POST', path, { token, key, ...(body && { body }) });
  }

  /** Requests an upload form for one file. */
  async function formFor(kind: string, key: string) {
    const { body } = await post('/account/identity-check/uploads', key, { kind });
    const document = body.document as string;
    const path = `/account/identity-check/uploads/${document}`;
    const signed = await casino.callApi('GET', path, { token: player });
    return { document, fields: signed.body.fields as Record<string, string> };
  }

  /** Posts a file with a form like a browser. */
  async function postFile(fields: Record<string, string>, file: Buffer<ArrayBuffer>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'C:\\fakepath\\passport.html');
    const bucket = `${casino.servicesUrl}/s3/${casino.filesBucket}`;
    return (await fetch(bucket, { method: 'POST', body: form })).status;
  }

  /** Requests a form and uploads the file. */
  async function send(kind: string, key: string, file: Buffer<ArrayBuffer>) {
    const { document, fields } = await formFor(kind, key);
    return { status: await postFile(fields, file), document, fields };
  }

  async function keysUnder(prefix: string): Promise<string[]> {
    const list = new ListObjectsV2Command({ Bucket: casino.filesBucket, Prefix: prefix });
    return ((await s3.send(list)).Contents ?? []).map(({ Key = '' }) => Key);
  }

  /** Reads a document as a reviewer. */
  async function seenByReviewer(sub: string, document: string, key: string): Promise<Buffer> {
    const path = `/admin/identity-checks/${sub}/documents/${document}/views`;
    const { body } = await post(path, key, undefined, admin);
    return Buffer.from(await (await fetch(body.url as string)).arrayBuffer());
  }

  /** Finds the check of a player in the review queue. */
  async function waitingOf(sub: string): Promise<{ player: string; revision: number }> {
    const { body } = await casino.callApi('GET', '/admin/identity-checks?limit=100', { token: admin });
    return body.items.find((check: { player: string }) => check.player === sub);
  }

  const stateOf = async (document: string) =>
    (await read()).documents.find(({ id }: { id: string }) => id === document);

  it('goes from upload through quarantine and review to approval', async () => {
    const card = await send('photo-id', 'card', pngHeader(1200, 800));
    const face = await send('selfie', 'face', pngHeader(800, 800));
    await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
    const submitted = await post('/account/identity-check/submissions', 'hand-in');
    const queue = await casino.callApi('GET', '/admin/identity-checks', { token: admin });
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
      { revision: waiting.revision, faults: [] },
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

  it('sends one notice per decision with the documents to send again, also for repeated decisions', async () => {
    player = await casino.signInNewPlayer('hears-of-it@jade.test');
    // Opens the wallet, as every page does: a player without one receives no notices.
    await casino.callApi('GET', '/wallet', { token: player });
    const handIn = async (round: string) => {
      const { document } = await send('selfie', `${round}-face`, pngHeader(800, 800));
      await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
      await post('/account/identity-check/submissions', `${round}-hand-in`);
      return document;
    };
    const decide = async (key: string, faults: object[]) => {
      const { body } = await casino.callApi('GET', '/admin/identity-checks', { token: admin });
      const [{ player: waiting, revision }] = body.items;
      const path = `/admin/identity-checks/${waiting}/decisions`;
      const answers = [
        await post(path, key, { revision, faults }, admin),
        await post(path, key, { revision, faults }, admin),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    };
    await send('photo-id', 'hears-card', pngHeader(1200, 800));

    const face = await handIn('first');
    await decide('hears-no', [{ document: face, fault: 'face-differs' }]);
    await vi.waitUntil(async () => (await notices()).length === 1, { ...soon, timeout: 20_000 });
    await handIn('second');
    await decide('hears-yes', []);
    await vi.waitUntil(async () => (await notices()).length === 2, { ...soon, timeout: 20_000 });

    expect((await notices()).map(({ kind, title }) => [kind, title])).toEqual([
      ['identity-confirmed', 'Your identity is confirmed'],
      ['identity-refused', 'Please send a new document'],
    ]);
    expect((await notices())[1]?.text).toContain('your selfie (your face could not be matched to your ID)');
  });

  async function notices(): Promise<{ kind: string; title: string; text: string }[]> {
    return (await casino.callApi('GET', '/notices', { token: player })).body.items;
  }

  it('keeps the reviewed file when another is posted with its form, in every state', async () => {
    player = await casino.signInNewPlayer('replaces-papers@jade.test');
    const sub = subOf(player);
    const reviewed = pngHeader(1200, 800);
    const other = pngHeader(900, 900);
    const sha256 = createHash('sha256').update(reviewed).digest('hex');
    const card = await send('photo-id', 'replaced-card', reviewed);
    await send('selfie', 'replaced-face', pngHeader(800, 800));
    await vi.waitUntil(async () => (await read()).missing.length === 0, soon);

    /** Posts another file with the earlier form, and checks the outcome after the file has left quarantine. */
    async function replaced(when: string) {
      const before = await read();
      expect(await postFile(card.fields, other)).toBe(204);
      await vi.waitUntil(async () => (await keysUnder(`quarantine/${sub}/`)).length === 0, soon);
      expect(await seenByReviewer(sub, card.document, `replaced-${when}`)).toEqual(reviewed);
      expect(await read()).toEqual(before);
      expect(await keysUnder(`identity/${sub}/${card.document}`)).toEqual([
        `identity/${sub}/${card.document}/${sha256}`,
      ]);
    }

    await replaced('ready');
    await post('/account/identity-check/submissions', 'replaced-hand-in');
    await replaced('submitted');
    const { revision } = await waitingOf(sub);
    const path = `/admin/identity-checks/${sub}/decisions`;
    const decided = await post(path, 'replaced-yes', { revision, faults: [] }, admin);
    await replaced('approved');

    expect(decided.body.state).toBe('approved');
    expect(await stateOf(card.document)).toMatchObject({ state: 'accepted', sha256 });
  });

  it('returns 409 for a decision on a revision that the reviewer has not seen', async () => {
    player = await casino.signInNewPlayer('hands-in-again@jade.test');
    const sub = subOf(player);
    const decide = (key: string, revision: number, faults: object[]) =>
      post(`/admin/identity-checks/${sub}/decisions`, key, { revision, faults }, admin);
    await send('photo-id', 'again-card', pngHeader(1200, 800));
    const face = await send('selfie', 'again-face', pngHeader(800, 800));
    await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
    await post('/account/identity-check/submissions', 'again-hand-in');
    const seen = await waitingOf(sub);
    await decide('again-no', seen.revision, [{ document: face.document, fault: 'face-differs' }]);
    await send('selfie', 'again-face-2', pngHeader(900, 800));
    await vi.waitUntil(async () => (await read()).missing.length === 0, soon);
    await post('/account/identity-check/submissions', 'again-hand-in-2');

    const outdated = await decide('again-late', seen.revision, []);
    const state = (await read()).state;
    const latest = await decide('again-yes', (await waitingOf(sub)).revision, []);

    expect([outdated.status, outdated.body.error.code]).toEqual([409, 'identity/conflict']);
    expect([state, latest.body.state]).toEqual(['submitted', 'approved']);
  });

  it('refuses a file by its content, and one above 5 MB before it is stored', async () => {
    player = await casino.signInNewPlayer('sends-anything@jade.test');

    const page = await send('selfie', 'page', Buffer.from('<script>alert(1)</script>'));
    const huge = await send('selfie', 'huge', Buffer.alloc(5 * 1024 * 1024 + 1));
    await vi.waitUntil(async () => (await stateOf(page.document)).state !== 'awaited', soon);

    expect(await stateOf(page.document)).toMatchObject({ state: 'refused', fault: 'not-a-document' });
    expect([huge.status, (await stateOf(huge.document)).state]).toEqual([400, 'awaited']);
  });

  it('denies public reads of stored documents', async () => {
    const { status } = await fetch(`${casino.servicesUrl}/s3/${casino.filesBucket}/identity/a/b`);

    expect(status).toBe(403);
  });
});
