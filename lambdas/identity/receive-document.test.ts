import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  awaitDocument,
  decide,
  type IdentityCheck,
  newIdentityCheck,
  submit,
} from '#domain/player/identity-check';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { receiveDocument } from './receive-document';
import { nameOfQuarantined } from './stores/document-store';

const player = '7a1c0c5e-0000-4000-8000-000000000031';
const picture = (name: string) =>
  readFileSync(new URL(`../../content/media/screenshots/${name}`, import.meta.url));
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A player who was given an upload slot for a passport, with a file in it. */
function setup(bytes: Uint8Array) {
  const tables = createFakeTables();
  const identity = createFakeIdentity(tables);
  const awaited = awaitDocument(newIdentityCheck(player), { id: 'card', kind: 'photo-id' }, new Date(0));
  if ('code' in awaited) throw new Error(awaited.code);
  identity.all.set(player, awaited);
  identity.quarantined.set(`${player}/card`, bytes);
  const logged: string[] = [];
  const receive = receiveDocument({
    ...identity,
    nameOf: nameOfQuarantined,
    commitTogether: tables.commitTogether,
    pause: async () => undefined,
    log: ({ code }) => void logged.push(code),
  });
  return {
    identity,
    logged,
    receive: () => receive(`quarantine/${player}/card`),
    receiveKey: (key: string) => receive(key),
    document: () => identity.all.get(player)?.documents[0],
    kept: () => identity.kept.get(`${player}/card/${identity.all.get(player)?.documents[0]?.sha256}`),
  };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

/** The header of a PNG, which contains its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('receiveDocument', () => {
  it.each([
    ['a JPEG picture', picture('home.jpg'), 'image/jpeg'],
    ['a PNG picture', png(800, 600), 'image/png'],
    ['a PDF', pdf, 'application/pdf'],
  ])('keeps %s under its own type and removes it from quarantine', async (_what, bytes, contentType) => {
    const { receive, document, kept, identity } = setup(bytes);

    await receive();

    expect(document()).toMatchObject({ state: 'ready', fault: null, sha256: sha256Of(bytes) });
    expect(kept()?.contentType).toBe(contentType);
    expect(identity.quarantined.size).toBe(0);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-document'],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 'not-a-document'],
    ['nothing at all', Buffer.alloc(0), 'not-a-document'],
    ['a PDF that breaks off', pdf.subarray(0, 20), 'not-a-document'],
    ['the first bytes of a JPEG', picture('home.jpg').subarray(0, 12), 'not-a-document'],
    ['an SVG, which can hold a script', Buffer.from('<svg width="900" height="900"/>'), 'not-a-document'],
    ['a picture on which nobody can read', png(299, 900), 'too-small'],
  ])('refuses %s and keeps nothing', async (_what, bytes, fault) => {
    const { receive, document, identity } = setup(bytes);

    await receive();

    expect(document()).toMatchObject({ state: 'refused', fault, sha256: null });
    expect(identity.kept.size).toBe(0);
    expect(identity.quarantined.size).toBe(0);
  });

  it('processes a file once across repeated events', async () => {
    const { receive, identity, logged } = setup(pdf);

    await receive();
    const first = identity.all.get(player);
    await receive();

    expect(identity.all.get(player)).toBe(first);
    expect(logged).toEqual(['DOCUMENT_RECEIVED', 'DOCUMENT_GONE']);
  });

  it('keeps and records the file with the next event after a crash', async () => {
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

  it('ignores a key that names no document', async () => {
    const { receiveKey, logged, identity } = setup(pdf);

    await receiveKey('quarantine/../identity/x');

    expect(logged).toEqual(['DOCUMENT_GONE']);
    expect(identity.kept.size).toBe(0);
  });

  it('changes no check for a document that is not awaited', async () => {
    const { receiveKey, identity } = setup(pdf);
    identity.quarantined.set(`${player}/other`, pdf);
    const before = identity.all.get(player);

    await receiveKey(`quarantine/${player}/other`);

    expect(identity.all.get(player)).toBe(before);
  });
});

/** Unwraps a result, and throws for a refusal. */
function allowed(result: ReturnType<typeof submit>): IdentityCheck {
  if ('code' in result) throw new Error(result.code);
  return result;
}

const at = new Date(1);
const bill = { id: 'bill', kind: 'proof-of-address' } as const;

/** A player with an uploaded passport, a valid form for it, and a check in a given state. */
async function setupUntil(state: 'ready' | 'submitted' | 'approved' | 'rejected') {
  const all = setup(pdf);
  const { identity, receive } = all;
  await receive();
  const face = { id: 'face', kind: 'selfie' } as const;
  const come = { ...face, state: 'ready', fault: null, sha256: 'hash of a face', requestedAt: at } as const;
  let check = identity.all.get(player)!;
  check = { ...check, documents: [...check.documents, come], revision: check.revision + 1 };
  if (state !== 'ready') check = allowed(submit(check, { at, request: 'hand in' }));
  const faults = new Map(state === 'rejected' ? [['face', 'face-differs' as const]] : []);
  if (state === 'approved' || state === 'rejected')
    check = allowed(decide(check, faults, { at, request: 'decide', revision: check.revision }));
  identity.all.set(player, check);
  check = identity.all.get(player)!;
  return { ...all, check, put: (bytes: Uint8Array) => identity.quarantined.set(`${player}/card`, bytes) };
}

describe('receiveDocument for another file posted with a used form', () => {
  const other = png(800, 600);

  it.each(['ready', 'submitted', 'approved', 'rejected'] as const)(
    'removes the file and changes nothing when the check is %s',
    async (state) => {
      const { check, put, receive, identity, logged } = await setupUntil(state);
      const keptBefore = [...identity.kept];

      for (const bytes of [other, Buffer.from('not a document'), other]) {
        put(bytes);
        await receive();
      }

      expect(identity.all.get(player)).toBe(check);
      expect([...identity.kept]).toEqual(keptBefore);
      expect(identity.quarantined.size).toBe(0);
      expect(logged.slice(1)).toEqual(Array(3).fill('DOCUMENT_NOT_AWAITED'));
    },
  );

  it('removes the file when its slot was empty until the check was submitted', async () => {
    const { identity, receiveKey, check } = await setupUntil('ready');
    const withPlace = allowed(awaitDocument(check, bill, at));
    const submitted = allowed(submit(withPlace, { at, request: 'hand in' }));
    identity.all.set(player, submitted);
    const before = identity.all.get(player);
    identity.quarantined.set(`${player}/bill`, other);
    const keptBefore = [...identity.kept];

    await receiveKey(`quarantine/${player}/bill`);

    expect(identity.all.get(player)).toBe(before);
    expect([...identity.kept]).toEqual(keptBefore);
    expect(identity.quarantined.size).toBe(0);
  });
});

describe('receiveDocument for concurrent files of one document', () => {
  const other = png(800, 600);

  it('keeps only the recorded file, in any order of events', async () => {
    const { receive, identity, document } = setup(pdf);
    // Both were posted before the first event arrived, which then finds the second file.
    identity.quarantined.set(`${player}/card`, other);

    await receive();
    await receive();

    expect(document()).toMatchObject({ state: 'ready', sha256: sha256Of(other) });
    expect([...identity.kept.keys()]).toEqual([`${player}/card/${sha256Of(other)}`]);
  });

  it('keeps one file when a second one is read while the first is recorded', async () => {
    const { receive, identity, document, logged } = setup(pdf);
    const { keep } = identity.documents;
    let isFirst = true;
    Object.assign(identity.documents, {
      async keep(...args: Parameters<typeof keep>) {
        await keep(...args);
        if (!isFirst) return;
        isFirst = false;
        identity.quarantined.set(`${player}/card`, other);
        await receive();
      },
    });

    await receive();

    expect(document()).toMatchObject({ state: 'ready', sha256: sha256Of(other) });
    expect([...identity.kept.keys()]).toEqual([`${player}/card/${sha256Of(other)}`]);
    expect(identity.quarantined.size).toBe(0);
    expect(logged).toEqual(['DOCUMENT_RECEIVED', 'DOCUMENT_NOT_AWAITED']);
  });

  it('keeps the file when its event is delivered twice at once', async () => {
    const { receive, document, kept, identity } = setup(pdf);

    await Promise.all([receive(), receive()]);

    expect(document()).toMatchObject({ state: 'ready', sha256: sha256Of(pdf) });
    expect(kept()?.bytes).toEqual(pdf);
    expect(identity.all.get(player)?.revision).toBe(2);
  });
});

it.each([
  ['handed in', (check: IdentityCheck) => allowed(submit(check, { at, request: 'hand in' })), 'awaited'],
  ['erased', (check: IdentityCheck): IdentityCheck => ({ ...check, documents: [], revision: -1 }), undefined],
])(
  'receiveDocument leaves no file behind when the check is %s during the upload',
  async (_what, goOn, stays) => {
    const { identity, receiveKey, check } = await setupUntil('ready');
    identity.all.set(player, allowed(awaitDocument(check, bill, at)));
    identity.quarantined.set(`${player}/bill`, png(800, 600));
    const keptBefore = [...identity.kept];
    const { keep } = identity.documents;
    Object.assign(identity.documents, {
      async keep(...args: Parameters<typeof keep>) {
        await keep(...args);
        identity.all.set(player, goOn(identity.all.get(player)!));
      },
    });

    await receiveKey(`quarantine/${player}/bill`);

    expect([...identity.kept]).toEqual(keptBefore);
    expect(identity.all.get(player)?.documents.find(({ id }) => id === 'bill')?.state).toBe(stays);
    expect(identity.quarantined.size).toBe(0);
  },
);
