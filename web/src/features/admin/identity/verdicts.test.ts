import { describe, expect, it } from 'vitest';
import type { IdentityDocument } from '#contracts/identity/routes';
import { nextToOpen, reviewedDocuments } from './reviewed-documents';
import { decisionOf, undecided, type Verdict } from './verdicts';

function documentOf(id: string, kind: IdentityDocument['kind'], state: IdentityDocument['state'] = 'ready') {
  return { id, kind, state, fault: null, sha256: 'a', requestedAt: '2026-11-20T12:00:00.000Z' };
}

const sent = [
  documentOf('card-1', 'photo-id'),
  documentOf('selfie-1', 'selfie', 'accepted'),
  documentOf('card-2', 'photo-id'),
  documentOf('late', 'selfie', 'awaited'),
];
const documents = reviewedDocuments(sent);
const reviewing = (opened: string[], verdicts: [string, Verdict][]) => ({
  opened: new Set(opened),
  verdicts: new Map(verdicts),
});

describe('reviewedDocuments', () => {
  it('marks the newest file of each kind, before those that it replaced', () => {
    expect(documents.map(({ id, isNewest }) => [id, isNewest])).toEqual([
      ['card-2', true],
      ['selfie-1', true],
      ['card-1', false],
    ]);
  });
});

describe('nextToOpen', () => {
  it.each([
    [[], 'card-2'],
    [['card-2'], 'selfie-1'],
    [['card-2', 'selfie-1', 'card-1'], 'card-2'],
  ])('after %j returns %s, and the first document again after the last', (opened, next) => {
    expect(nextToOpen(documents, new Set(opened))?.id).toBe(next);
  });

  it('returns nothing for a check without documents', () => {
    expect(nextToOpen([], new Set())).toBeUndefined();
  });
});

describe('decisionOf', () => {
  it('returns null for a check without a review', () => {
    expect(decisionOf(documents, reviewing([], []))).toBeNull();
    expect(decisionOf([], reviewing([], []))).toBeNull();
  });

  it('returns null while a newest document was not opened, whatever its verdict', () => {
    const begun = reviewing(
      ['card-2'],
      [
        ['card-2', 'accepted'],
        ['selfie-1', 'accepted'],
      ],
    );

    expect(decisionOf(documents, begun)).toBeNull();
    expect(undecided(documents, begun).map(({ id }) => id)).toEqual(['selfie-1']);
  });

  it('confirms the identity once every newest document was opened and accepted', () => {
    const done = reviewing(
      ['card-2', 'selfie-1'],
      [
        ['card-2', 'accepted'],
        ['selfie-1', 'accepted'],
      ],
    );

    expect(decisionOf(documents, done)).toEqual({ faults: [] });
  });

  it('names the faults, also of a replaced document', () => {
    const done = reviewing(
      ['card-2', 'selfie-1', 'card-1'],
      [
        ['card-2', 'accepted'],
        ['selfie-1', 'face-differs'],
        ['card-1', 'expired'],
      ],
    );

    expect(decisionOf(documents, done)).toEqual({
      faults: [
        { document: 'selfie-1', fault: 'face-differs' },
        { document: 'card-1', fault: 'expired' },
      ],
    });
  });
});
