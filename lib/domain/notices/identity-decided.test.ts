import { describe, expect, it } from 'vitest';
import {
  awaitDocument,
  decide,
  newIdentityCheck,
  noteFile,
  submit,
  withdrawApproval,
} from '#domain/player/identity-check';
import { identityDecided, describeRejection } from './identity-decided';

const at = new Date('2026-11-21T12:00:00Z');

/** A submitted check with these files; `selfie-2` is a second selfie. */
function submitted(...files: string[]) {
  let check = newIdentityCheck('p');
  for (const id of files) {
    const kind = id.startsWith('selfie') ? 'selfie' : 'photo-id';
    check = noteFile(awaitDocument(check, { id, kind }, at) as typeof check, id, { sha256: id });
  }
  return submit(check, { at, request: 'hand-in' }) as typeof check;
}

const decided = (check: ReturnType<typeof submitted>, faults: [string, 'expired' | 'face-differs'][] = []) =>
  decide(check, new Map(faults), { at, request: 'decide', revision: check.revision }) as typeof check;

describe('identityDecided', () => {
  it('returns null without a decision', () => {
    expect(identityDecided(newIdentityCheck('p'))).toBeNull();
    expect(identityDecided(submitted('card', 'selfie'))).toBeNull();
  });

  it('returns identity-confirmed after an approval', () => {
    expect(identityDecided(decided(submitted('card', 'selfie')))).toEqual({ kind: 'identity-confirmed' });
  });

  it('returns the rejected documents with their faults', () => {
    const check = decided(submitted('card', 'selfie'), [
      ['selfie', 'face-differs'],
      ['card', 'expired'],
    ]);

    expect(identityDecided(check)).toEqual({
      kind: 'identity-refused',
      documents: [
        { document: 'photo-id', fault: 'expired' },
        { document: 'selfie', fault: 'face-differs' },
      ],
    });
  });

  it('returns identity-withdrawn when an approval is taken back', () => {
    const approved = decided(submitted('card', 'selfie'));
    const withdrawn = withdrawApproval(approved, 'expired', { at, request: 'withdraw' }) as typeof approved;

    expect(identityDecided(withdrawn, approved.state)).toEqual({
      kind: 'identity-withdrawn',
      documents: [
        { document: 'photo-id', fault: 'expired' },
        { document: 'selfie', fault: 'expired' },
      ],
    });
  });

  it('omits a rejected file that an accepted one replaced', () => {
    const check = decided(submitted('card', 'selfie', 'selfie-2'), [
      ['selfie', 'face-differs'],
      ['card', 'expired'],
    ]);

    expect(identityDecided(check)).toMatchObject({ documents: [{ document: 'photo-id' }] });
  });

  it('describes each document and fault', () => {
    const label = describeRejection([
      { document: 'photo-id', fault: 'expired' },
      { document: 'selfie', fault: 'face-differs' },
    ]);

    expect(label).toBe(
      'your photo ID (it has expired) and your selfie (your face could not be matched to your ID)',
    );
  });
});
