import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { awaitDocument, newIdentityCheck } from '#domain/player/identity-check';
import { nameOfQuarantined } from '#stores/document-store';
import { createMemoryIdentity } from '#stores/in-memory/identity';
import { commitInMemory } from '#stores/in-memory/writes';
import { receiveDocument } from './receive-document';

const player = '7a1c0c5e-0000-4000-8000-000000000031';
const picture = (name: string) =>
  readFileSync(new URL(`../../content/media/screenshots/${name}`, import.meta.url));
const created = (key: string) =>
  ({ detail: { object: { key } } }) as Parameters<ReturnType<typeof receiveDocument>>[0];

/** Somebody who was given a place for a passport, and a file in it. */
function setup(bytes: Uint8Array) {
  const identity = createMemoryIdentity();
  const awaited = awaitDocument(newIdentityCheck(player), { id: 'card', kind: 'photo-id' }, new Date(0));
  if ('code' in awaited) throw new Error(awaited.code);
  identity.all.set(player, awaited);
  identity.quarantined.set(`${player}/card`, bytes);
  const logged: string[] = [];
  const receive = receiveDocument({
    ...identity,
    nameOf: nameOfQuarantined,
    commitTogether: async (writes) => commitInMemory(writes),
    pause: async () => undefined,
    log: ({ code }) => void logged.push(code),
  });
  return {
    ...{ identity, logged },
    receive: () => receive(created(`quarantine/${player}/card`)),
    receiveKey: (key: string) => receive(created(key)),
    document: () => identity.all.get(player)?.documents[0],
    kept: () => identity.kept.get(`${player}/card`),
  };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

/** The head of a PNG, which says how large it is. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a file in quarantine', () => {
  it.each([
    ['a JPEG picture', picture('home.jpg'), 'image/jpeg'],
    ['a PNG picture', png(800, 600), 'image/png'],
    ['a PDF', pdf, 'application/pdf'],
  ])(
    'that is %s is kept for reviewers under its own type, and leaves quarantine',
    async (_what, bytes, contentType) => {
      const { receive, document, kept, identity } = setup(bytes);

      await receive();

      expect(document()).toMatchObject({ state: 'ready', fault: null });
      expect(kept()?.contentType).toBe(contentType);
      expect(identity.quarantined.size).toBe(0);
    },
  );

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-document'],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'not-a-document'],
    ['nothing at all', Buffer.alloc(0), 'not-a-document'],
    ['a PDF that breaks off', pdf.subarray(0, 20), 'not-a-document'],
    ['the first bytes of a JPEG', picture('home.jpg').subarray(0, 12), 'not-a-document'],
    ['an SVG, which can hold a script', Buffer.from('<svg width="900" height="900"/>'), 'not-a-document'],
    ['a picture on which nobody can read', png(299, 900), 'too-small'],
  ])('that is %s is refused and kept nowhere', async (_what, bytes, fault) => {
    const { receive, document, identity } = setup(bytes);

    await receive();

    expect(document()).toMatchObject({ state: 'refused', fault });
    expect(identity.kept.size).toBe(0);
    expect(identity.quarantined.size).toBe(0);
  });

  it('is looked at once, however often its coming is told', async () => {
    const { receive, identity, logged } = setup(pdf);

    await receive();
    const first = identity.all.get(player);
    await receive();

    expect(identity.all.get(player)).toBe(first);
    expect(logged).toEqual(['DOCUMENT_RECEIVED', 'DOCUMENT_GONE']);
  });

  it('is kept and noted by the next event when the first one was killed in between', async () => {
    const { receive, identity, document, kept } = setup(pdf);
    const { replace } = identity.checks;
    const killed = () => {
      throw new Error('killed');
    };
    Object.assign(identity.checks, { replace: killed });
    await expect(receive()).rejects.toThrow('killed');
    Object.assign(identity.checks, { replace });

    await receive();

    expect(document()).toMatchObject({ state: 'ready' });
    expect(kept()?.contentType).toBe('application/pdf');
  });

  it('under a key that is nobody’s is left alone', async () => {
    const { receiveKey, logged, identity } = setup(pdf);

    await receiveKey('quarantine/../identity/x');

    expect(logged).toEqual(['DOCUMENT_GONE']);
    expect(identity.kept.size).toBe(0);
  });

  it('that nobody asked for changes no check', async () => {
    const { receiveKey, identity } = setup(pdf);
    identity.quarantined.set(`${player}/other`, pdf);
    const before = identity.all.get(player);

    await receiveKey(`quarantine/${player}/other`);

    expect(identity.all.get(player)).toBe(before);
  });
});
