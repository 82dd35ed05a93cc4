import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awaitDocument,
  awaitsFile,
  decide as decideOn,
  type DocumentFault,
  documentFaults,
  type DocumentKind,
  documentKinds,
  type IdentityCheck,
  kindsMissing,
  needsIdentityCheck,
  newIdentityCheck,
  noteFile,
  submit,
  withdrawApproval,
} from './identity-check';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const requested = (minute: number) => ({ at: at(minute), request: `request ${minute}` });

/** An inspected file, each with a hash of its own. */
const good = (name: string) => ({ sha256: `hash of ${name}` });

/** Decides on the current revision of a check. */
const decide = (
  check: IdentityCheck,
  faults: ReadonlyMap<string, DocumentFault>,
  step: ReturnType<typeof requested>,
) => decideOn(check, faults, { ...step, revision: check.revision });

/** Returns the resulting check, and throws on a refusal. */
function allowed(result: ReturnType<typeof submit>): IdentityCheck {
  if ('code' in result) throw new Error(result.code);
  return result;
}

const sent = (check: IdentityCheck, id: string, kind: DocumentKind) =>
  noteFile(allowed(awaitDocument(check, { id, kind }, at(0))), id, good(id));

const complete = () => sent(sent(newIdentityCheck('p'), 'card', 'photo-id'), 'face', 'selfie');

describe('identity check', () => {
  it('is submitted with a photo ID and a selfie, and approved without faults', () => {
    const submitted = allowed(submit(complete(), requested(1)));

    const approved = allowed(decide(submitted, new Map(), requested(2)));

    expect(approved).toMatchObject({
      state: 'approved',
      queuedAt: at(1),
      documents: [
        { id: 'card', state: 'accepted' },
        { id: 'face', state: 'accepted' },
      ],
      timeline: [
        { state: 'submitted', at: at(1), actor: 'player', request: 'request 1' },
        { state: 'approved', at: at(2), actor: 'admin', request: 'request 2' },
      ],
    });
  });

  it.each([
    ['nothing', newIdentityCheck('p'), ['photo-id', 'selfie']],
    [
      'a file whose bytes nobody has seen',
      allowed(awaitDocument(newIdentityCheck('p'), { id: 'a', kind: 'selfie' }, at(0))),
      ['photo-id', 'selfie'],
    ],
    [
      'a file that is no document',
      noteFile(allowed(awaitDocument(complete(), { id: 'b', kind: 'selfie' }, at(0))), 'b', {
        fault: 'not-a-document',
      }),
      ['selfie'],
    ],
  ])('is not submitted with %s', (_what, check, kinds) => {
    expect(submit(check, requested(1))).toEqual({ code: 'identity/documents-missing', kinds });
  });

  it('keeps its place in the queue after a rejection and requires only the rejected document', () => {
    const submitted = allowed(submit(sent(complete(), 'bill', 'proof-of-address'), requested(1)));
    const rejected = allowed(decide(submitted, new Map([['bill', 'unreadable' as const]]), requested(2)));

    const missing = kindsMissing(rejected);
    const again = allowed(submit(sent(rejected, 'bill-2', 'proof-of-address'), requested(30)));

    expect(rejected.documents.map(({ state, fault }) => [state, fault])).toEqual([
      ['accepted', null],
      ['accepted', null],
      ['rejected', 'unreadable'],
    ]);
    expect(missing).toEqual(['proof-of-address']);
    expect([again.state, again.queuedAt]).toEqual(['submitted', at(1)]);
  });

  it('accepts no file while under review or after the approval', () => {
    const submitted = allowed(submit(complete(), requested(1)));
    const file = { id: 'more', kind: 'selfie' } as const;

    expect(awaitDocument(submitted, file, at(2))).toEqual({ code: 'identity/under-review' });
    expect(awaitDocument(allowed(decide(submitted, new Map(), requested(2))), file, at(3))).toEqual({
      code: 'identity/approved',
    });
  });

  it('refuses the id of a document for another kind', () => {
    const check = allowed(awaitDocument(newIdentityCheck('p'), { id: 'a', kind: 'selfie' }, at(0)));

    expect(awaitDocument(check, { id: 'a', kind: 'photo-id' }, at(1))).toEqual({
      code: 'idempotency/key-reused',
    });
  });

  it('accepts 20 files and refuses the 21st', () => {
    const file = (index: number) => ({ id: `file ${index}`, kind: 'selfie' }) as const;
    const full = Array.from({ length: 20 }).reduce<IdentityCheck>(
      (check, _each, index) => allowed(awaitDocument(check, file(index), at(0))),
      newIdentityCheck('p'),
    );

    expect(awaitDocument(full, file(19), at(1))).toBe(full);
    expect(awaitDocument(full, file(20), at(1))).toEqual({ code: 'identity/too-many-files' });
  });

  it('is decided only while under review, and only by documents under review', () => {
    const submitted = allowed(submit(complete(), requested(1)));

    expect(decide(complete(), new Map(), requested(1))).toEqual({ code: 'identity/not-under-review' });
    expect(decide(submitted, new Map([['none', 'expired' as const]]), requested(2))).toEqual({
      code: 'identity/unknown-document',
    });
  });

  it('applies each step once per request', () => {
    const submitted = allowed(submit(complete(), requested(1)));
    const rejected = allowed(decide(submitted, new Map([['card', 'expired' as const]]), requested(2)));

    expect(submit(submitted, requested(1))).toBe(submitted);
    expect(submit(rejected, requested(1))).toBe(rejected);
    expect(decide(rejected, new Map(), requested(2))).toBe(rejected);
  });

  it('records a file once and ignores unknown ids', () => {
    const check = complete();

    expect(noteFile(check, 'card', { fault: 'not-a-document' })).toBe(check);
    expect(noteFile(check, 'card', good('another card'))).toBe(check);
    expect(noteFile(check, 'never-asked-for', good('nothing'))).toBe(check);
  });

  it('ignores an upload to an earlier slot while under review and after the approval', () => {
    const withPlace = allowed(awaitDocument(complete(), { id: 'face-2', kind: 'selfie' }, at(0)));
    const submitted = allowed(submit(withPlace, requested(1)));
    const approved = allowed(decide(submitted, new Map(), requested(2)));
    const rejected = allowed(decide(submitted, new Map([['face', 'face-differs' as const]]), requested(2)));

    for (const check of [submitted, approved]) {
      expect(awaitsFile(check, 'face-2')).toBe(false);
      expect(noteFile(check, 'face-2', good('face-2'))).toBe(check);
    }
    expect(noteFile(rejected, 'face-2', good('face-2')).documents.at(-1)).toMatchObject({
      id: 'face-2',
      state: 'ready',
      sha256: 'hash of face-2',
    });
  });

  it('keeps the hash of each file until the approval', () => {
    const submitted = allowed(submit(complete(), requested(1)));
    const approved = allowed(decide(submitted, new Map(), requested(2)));

    expect(approved.documents.map(({ id, sha256 }) => [id, sha256])).toEqual([
      ['card', 'hash of card'],
      ['face', 'hash of face'],
    ]);
  });

  it('returns a conflict for a decision on another revision', () => {
    const seen = allowed(submit(complete(), requested(1)));
    const rejected = allowed(decide(seen, new Map([['card', 'expired' as const]]), requested(2)));
    const again = allowed(submit(sent(rejected, 'card-2', 'photo-id'), requested(3)));

    const refused = decideOn(again, new Map(), { ...requested(4), revision: seen.revision });
    const approved = allowed(decideOn(again, new Map(), { ...requested(4), revision: again.revision }));

    expect(refused).toEqual({ code: 'identity/conflict' });
    // The decision changed the revision; a repeat of it still succeeds by its request id.
    expect(decideOn(approved, new Map(), { ...requested(4), revision: again.revision })).toBe(approved);
  });

  it('is approved only by a decision without faults on a complete check, in any order of events', () => {
    const step = fc.oneof(
      fc.record({
        act: fc.constant('file' as const),
        kind: fc.constantFrom(...documentKinds),
        good: fc.boolean(),
      }),
      fc.record({ act: fc.constant('submit' as const) }),
      fc.record({
        act: fc.constant('decide' as const),
        fault: fc.option(fc.constantFrom(...documentFaults)),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let check = newIdentityCheck('p');
        let queuedAt: Date | null = null;
        steps.forEach((each, index) => {
          const before = check;
          const result = taken(check, each, String(index), at(index));
          check = 'code' in result ? check : result;
          queuedAt ??= check.queuedAt;

          if (before.state !== 'approved' && check.state === 'approved') {
            expect([each.act, before.state, kindsMissing(before)]).toEqual(['decide', 'submitted', []]);
          }
          if (before.state === 'approved') expect(check).toBe(before);
          expect(check.queuedAt).toBe(queuedAt);
          expect(check.revision - before.revision).toBe(check === before ? 0 : each.act === 'file' ? 2 : 1);
        });
      }),
      { numRuns: 500, seed: 7101 },
    );
  });
});

type Step =
  | { act: 'file'; kind: DocumentKind; good: boolean }
  | { act: 'submit' }
  | { act: 'decide'; fault: DocumentFault | null };

function taken(check: IdentityCheck, step: Step, id: string, now: Date): ReturnType<typeof submit> {
  const request = `request ${id}`;
  if (step.act === 'submit') return submit(check, { at: now, request });
  if (step.act === 'file') {
    const awaited = awaitDocument(check, { id, kind: step.kind }, now);
    return 'code' in awaited ? awaited : noteFile(awaited, id, step.good ? good(id) : { fault: 'too-small' });
  }
  const reviewed = check.documents.findLast(({ state }) => state === 'ready');
  return decide(check, new Map(step.fault && reviewed ? [[reviewed.id, step.fault]] : []), {
    at: now,
    request,
  });
}

describe('needsIdentityCheck', () => {
  it.each([
    ['up to the free amount', 10_000, 'open', false],
    ['above it', 10_001, 'open', true],
    ['above it while it is under review', 10_001, 'submitted', true],
    ['above it once it was approved', 10_001, 'approved', false],
  ] as const)('for an amount %s', (_what, total, state, needed) => {
    expect(needsIdentityCheck({ state }, { total, free: 10_000 })).toBe(needed);
  });
});

describe('withdrawApproval', () => {
  const approved = () => allowed(decide(allowed(submit(complete(), requested(1))), new Map(), requested(2)));

  it('rejects every accepted document with the fault, so that the player must send new ones', () => {
    const withdrawn = allowed(withdrawApproval(approved(), 'face-differs', requested(3)));

    expect(withdrawn).toMatchObject({
      state: 'rejected',
      queuedAt: null,
      documents: [
        { id: 'card', state: 'rejected', fault: 'face-differs' },
        { id: 'face', state: 'rejected', fault: 'face-differs' },
      ],
      timeline: [{ state: 'submitted' }, { state: 'approved' }, { state: 'rejected', actor: 'admin' }],
    });
    expect(kindsMissing(withdrawn)).toEqual(['photo-id', 'selfie']);
    expect(submit(withdrawn, requested(4))).toEqual({
      code: 'identity/documents-missing',
      kinds: ['photo-id', 'selfie'],
    });
    expect(needsIdentityCheck(withdrawn, { total: 2, free: 1 })).toBe(true);
  });

  it('refuses a check that is not approved, and changes nothing when repeated', () => {
    const withdrawn = allowed(withdrawApproval(approved(), 'expired', requested(3)));

    expect(withdrawApproval(complete(), 'expired', requested(3))).toEqual({ code: 'identity/not-approved' });
    expect(withdrawApproval(withdrawn, 'expired', requested(3))).toBe(withdrawn);
    expect(withdrawApproval(withdrawn, 'expired', requested(4))).toEqual({ code: 'identity/not-approved' });
  });
});
