import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Casino, openCasino } from './casino';
import { statusAndCode } from './shopper';

/** Files are inspected asynchronously. */
const soon = { timeout: 10_000, interval: 50 };

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const page = Buffer.from('<html><script>alert(1)</script></html>');

interface Attachment {
  id: string;
  name: string;
  state: string;
  contentType: string | null;
  bytes: number | null;
}

describe('files of tickets on the running stack', () => {
  let casino: Casino;
  let player: string;
  let other: string;
  let admin: string;
  let operator: S3Client;
  beforeAll(async () => {
    casino = await openCasino({ readsStreams: true });
    player = await casino.signInNewPlayer('attaches@jade.test');
    other = await casino.signInNewPlayer('does-not-own@jade.test');
    admin = await casino.signInNewPlayer('reads-files@jade.test', ['ADMINS']);
    operator = new S3Client({
      region: 'us-east-1',
      endpoint: `${casino.servicesUrl}/s3`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
    });
  });
  afterAll(async () => {
    operator.destroy();
    await casino.close();
  });

  const bucketUrl = () => `${casino.servicesUrl}/s3/${casino.filesBucket}`;

  /** Opens a ticket that announces files. */
  async function open(key: string, attachments: string[]) {
    const body = { topic: 'other', text: 'See the files.', attachments };
    const opened = await casino.callApi('POST', '/account/tickets', { token: player, key, body });
    const { id, thread } = opened.body.ticket;
    return { id: id as string, files: thread[0].attachments as Attachment[] };
  }

  /** Posts a file with a signed form, like a browser. */
  async function post(fields: Record<string, string>, file: Buffer<ArrayBuffer>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'any.exe');
    return (await fetch(bucketUrl(), { method: 'POST', body: form })).status;
  }

  async function send(path: string, file: Buffer<ArrayBuffer>, token = player): Promise<number> {
    const { body } = await casino.callApi('GET', path, { token });
    return post(body.fields as Record<string, string>, file);
  }

  const threadOf = async (id: string) =>
    (await casino.callApi('GET', `/account/tickets/${id}`, { token: player })).body.ticket.thread as {
      attachments: Attachment[];
    }[];

  /** Waits until no file of a message is awaited. */
  async function checked(id: string, message = 0): Promise<Attachment[]> {
    return vi.waitFor(async () => {
      const { attachments = [] } = (await threadOf(id))[message] ?? {};
      expect(attachments.map(({ state }) => state)).not.toContain('awaited');
      return attachments;
    }, soon);
  }

  async function keysUnder(prefix: string): Promise<string[]> {
    const list = new ListObjectsV2Command({ Bucket: casino.filesBucket, Prefix: prefix });
    return ((await operator.send(list)).Contents ?? []).map(({ Key = '' }) => Key);
  }

  it('go from a player to an admin and back, for download under their names', async () => {
    const { id, files } = await open('both', ['Quittung (1) – März.pdf']);
    const own = files[0]!.id;
    const sub = subOf(player);
    const adminPath = `/account/players/${sub}/tickets/${id}/files`;

    expect(await send(`/account/tickets/${id}/files/${own}`, pdf)).toBe(204);
    expect(await checked(id)).toEqual([
      {
        id: own,
        name: 'Quittung (1) – März.pdf',
        state: 'ready',
        contentType: 'application/pdf',
        bytes: pdf.length,
      },
    ]);
    const view = await casino.callApi('POST', `${adminPath}/${own}/views`, { token: admin });
    const seen = await fetch(view.body.url as string);

    expect(Buffer.from(await seen.arrayBuffer())).toEqual(pdf);
    expect(seen.headers.get('content-type')).toBe('application/pdf');
    expect(seen.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Quittung%20%281%29%20%E2%80%93%20M%C3%A4rz.pdf",
    );

    const answer = await casino.callApi('POST', `/admin/tickets/${sub}/${id}/answers`, {
      token: admin,
      key: 'answer',
      body: { text: 'Please sign this.', attachments: ['form.pdf'] },
    });
    const theirs = answer.body.ticket.thread[1].attachments[0].id as string;
    expect(await send(`${adminPath}/${theirs}`, pdf, admin)).toBe(204);
    expect(await checked(id, 1)).toMatchObject([{ name: 'form.pdf', state: 'ready' }]);
    const back = await casino.callApi('POST', `/account/tickets/${id}/files/${theirs}/views`, {
      token: player,
    });
    expect((await fetch(back.body.url as string)).status).toBe(200);

    const log = await casino.callApi('GET', `/admin/audit?player=${sub}`, { token: admin });
    expect(log.body.items.map(({ act }: { act: string }) => act)).toContain('attachment-viewed');
  });

  it('are refused by their content, their size and after they were checked', async () => {
    const { id, files } = await open('refused', ['page.pdf', 'large.pdf', 'good.pdf']);
    const [first, second, third] = files.map((file) => `/account/tickets/${id}/files/${file.id}`);
    const form = await casino.callApi('GET', third!, { token: player });

    expect(await send(first!, page)).toBe(204);
    expect(await send(second!, Buffer.alloc(5 * 1024 * 1024 + 1))).toBe(400);
    expect(await send(third!, pdf)).toBe(204);

    await vi.waitFor(async () => {
      const [{ attachments = [] } = {}] = await threadOf(id);
      expect(attachments.map(({ state }) => state)).toEqual(['refused', 'awaited', 'ready']);
    }, soon);
    const kept = await keysUnder(`attachments/${subOf(player)}/${id}`);
    expect(kept).toHaveLength(1);
    const gone = await casino.callApi('POST', `${first!}/views`, { token: player });
    expect(statusAndCode(gone)).toEqual([404, 'support/unknown-file']);

    // The form is still valid, and a second file changes nothing.
    expect(await post(form.body.fields as Record<string, string>, Buffer.from(`${pdf.toString()}%`))).toBe(
      204,
    );
    await vi.waitFor(async () => expect(await keysUnder('quarantine/')).toEqual([]), soon);
    expect(await keysUnder(`attachments/${subOf(player)}/${id}`)).toEqual(kept);
  });

  it('are read with a link alone, and by no other player', async () => {
    const { id, files } = await open('private', ['private.pdf']);
    const path = `/account/tickets/${id}/files/${files[0]!.id}`;
    await send(path, pdf);
    await checked(id);
    const [key = ''] = await keysUnder(`attachments/${subOf(player)}/${id}`);

    const theirs = await casino.callApi('POST', `${path}/views`, { token: other });
    const asAdmin = await casino.callApi(
      'POST',
      `/account/players/${subOf(player)}/tickets/${id}/files/${files[0]!.id}/views`,
      { token: other },
    );

    expect(statusAndCode(theirs)).toEqual([404, 'support/unknown-ticket']);
    expect(statusAndCode(asAdmin)).toEqual([403, 'session/forbidden']);
    expect((await fetch(`${bucketUrl()}/${key}`)).status).toBe(403);
  });
});

/** Player id of an access token. */
function subOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return claims.sub;
}
