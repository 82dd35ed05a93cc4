import { describe, expect, it } from 'vitest';
import { awaitDocument, decide, newIdentityCheck, noteFile, submit } from '#domain/player/identity-check';
import { identityDecided, describeRejection } from './identity-decided';

const at = new Date('2026-11-21T12:00:00Z');

/** A check that waits for a person, with these files; `selfie-2` is a second picture. */
function handedIn(...files: string[]) {
  let check = newIdentityCheck('p');
  for (const id of files) {
    const kind = id.startsWith('selfie') ? 'selfie' : 'photo-id';
    check = noteFile(awaitDocument(check, { id, kind }, at) as typeof check, id, { sha256: id });
  }
  return submit(check, { at, request: 'hand-in' }) as typeof check;
}

const decided = (check: ReturnType<typeof handedIn>, faults: [string, 'expired' | 'face-differs'][] = []) =>
  decide(check, new Map(faults), { at, request: 'decide', revision: check.revision }) as typeof check;

describe('what a player hears of their identity check', () => {
  it('is nothing until a person has decided', () => {
    expect(identityDecided(newIdentityCheck('p'))).toBeNull();
    expect(identityDecided(handedIn('card', 'selfie'))).toBeNull();
  });

  it('is that it is confirmed', () => {
    expect(identityDecided(decided(handedIn('card', 'selfie')))).toEqual({ kind: 'identity-confirmed' });
  });

  it('is which documents to send again, each with its reason', () => {
    const check = decided(handedIn('card', 'selfie'), [
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

  it('leaves out a file in whose place a better one was accepted', () => {
    const check = decided(handedIn('card', 'selfie', 'selfie-2'), [
      ['selfie', 'face-differs'],
      ['card', 'expired'],
    ]);

    expect(identityDecided(check)).toMatchObject({ documents: [{ document: 'photo-id' }] });
  });

  it('has words for each', () => {
    const words = describeRejection([
      { document: 'photo-id', fault: 'expired' },
      { document: 'selfie', fault: 'face-differs' },
    ]);

    expect(words).toBe(
      'your photo ID (it is out of date), and the picture of you (the face could not be matched with the ID)',
    );
  });
});
