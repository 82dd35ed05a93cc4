import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '../api-refusal';
import { receiverRefusal } from './receiver-copy';

const refusal = (code: string) => new ApiRefusal({ status: 409, code, message: 'refused' });

describe('receiverRefusal', () => {
  it('says to an admin what the player lacks', () => {
    expect(receiverRefusal(refusal('identity/needed'))).toBe(
      'The player has to verify their identity first.',
    );
  });

  it('returns null for a refusal that does not concern the player, and for another failure', () => {
    expect(receiverRefusal(refusal('draws/unknown-draw'))).toBeNull();
    expect(receiverRefusal(new TypeError('no network'))).toBeNull();
  });
});
