import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTicket } from '#domain/support/ticket';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeTickets } from '#lambdas/fakes/tickets';
import { receiveAttachment } from './receive-attachment';
import { documentOfFile, fileOfDocument } from './upload-name';

const player = '7a1c0c5e-0000-4000-8000-000000000031';
const ticket = '2026-11-21-120000250-0a1b2c';
const request = 'r'.repeat(22);
const file = `${request}0`;
const document = documentOfFile({ ticket, file });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The header of a PNG, which contains its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A ticket whose message announced a file, and an upload in quarantine. */
async function setup(bytes: Uint8Array) {
  const tables = createFakeTables();
  const identity = createFakeIdentity(tables);
  const { tickets, written } = createFakeTickets(tables);
  const message = { text: 'Hello', at: new Date(0), request, fileNames: ['receipt.pdf'] };
  await tables.commitTogether([
    ...tickets.add(openTicket({ player, id: ticket, topic: 'other', about: null }, message)),
  ]);
  identity.quarantined.set(`${player}/${document}`, bytes);
  const logged: string[] = [];
  const receive = receiveAttachment({
    ...identity,
    tickets,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    log: ({ code }) => void logged.push(code),
  });
  return {
    identity,
    logged,
    receive: (of = { ticket, file }) => receive({ player, document }, of),
    drop: () => written.delete(`${player}/${ticket}`),
    async finding() {
      const [entry] = (await tickets.find(player, ticket))?.thread ?? [];
      return entry?.kind === 'message' ? entry.attachments?.[0]?.finding : undefined;
    },
  };
}

describe('receiveAttachment', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf'],
    ['a small picture', png(20, 10), 'image/png'],
  ])('keeps %s for download under its name, and notes its hash', async (_what, bytes, contentType) => {
    const { receive, finding, identity, logged } = await setup(bytes);

    await receive();

    const sha256 = sha256Of(bytes);
    expect(await finding()).toEqual({ contentType, bytes: bytes.length, sha256 });
    expect(identity.kept.get(`${player}/${document}/${sha256}`)).toEqual({
      bytes,
      contentType,
      downloadAs: 'receipt.pdf',
    });
    expect([identity.quarantined.size, logged]).toEqual([0, ['ATTACHMENT_RECEIVED']]);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['an SVG, which can hold a script', Buffer.from('<svg width="900" height="900"/>')],
    ['a PDF that breaks off', pdf.subarray(0, 20)],
  ])('refuses %s and keeps nothing', async (_what, bytes) => {
    const { receive, finding, identity } = await setup(bytes);

    await receive();

    expect(await finding()).toEqual({ fault: 'not-accepted' });
    expect([identity.kept.size, identity.quarantined.size]).toEqual([0, 0]);
  });

  it('changes nothing for a second file of the same name', async () => {
    const { receive, finding, identity, logged } = await setup(pdf);
    await receive();
    const noted = await finding();

    identity.quarantined.set(`${player}/${document}`, png(20, 10));
    await receive();

    expect(await finding()).toEqual(noted);
    expect([identity.kept.size, identity.quarantined.size]).toEqual([1, 0]);
    expect(logged).toEqual(['ATTACHMENT_RECEIVED', 'ATTACHMENT_NOT_AWAITED']);
  });

  it('removes a file that no message announced', async () => {
    const { receive, identity } = await setup(pdf);

    await receive({ ticket, file: `${request}1` });

    expect([identity.kept.size, identity.quarantined.size]).toEqual([0, 0]);
  });

  it('keeps nothing when the account is erased while the file is checked', async () => {
    const { receive, identity, drop } = await setup(pdf);
    const { keep } = identity.attachments;
    Object.assign(identity.attachments, {
      async keep(...kept: Parameters<typeof keep>) {
        drop();
        await keep(...kept);
      },
    });

    await receive();

    expect([identity.kept.size, identity.quarantined.size]).toEqual([0, 0]);
  });

  it('ignores a repeated event', async () => {
    const { receive, finding, logged } = await setup(pdf);
    await receive();
    const noted = await finding();

    await receive();

    expect(await finding()).toEqual(noted);
    expect(logged).toEqual(['ATTACHMENT_RECEIVED', 'ATTACHMENT_GONE']);
  });
});

describe('fileOfDocument', () => {
  it('recognizes files of tickets, and no document of an identity check', () => {
    expect(fileOfDocument(document)).toEqual({ ticket, file });
    expect(fileOfDocument('Zp3_2026-11-21-120000250-')).toBeUndefined();
    expect(fileOfDocument(request)).toBeUndefined();
  });
});
