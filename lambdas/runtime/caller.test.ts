import { describe, expect, it } from 'vitest';
import { callerToCheck, matchingCaller, checkingSignIn, onBehalfOf } from './caller';

const caller = { id: 'p', username: 'p', signedInAt: new Date('2026-11-21T12:00:00Z') };
const known = () => [matchingCaller('p'), callerToCheck('p')];

describe('onBehalfOf', () => {
  it('exposes the caller to asynchronous code until it ends', async () => {
    const during = await onBehalfOf(caller, async () => {
      await Promise.resolve();
      return known();
    });

    expect(during).toEqual([caller, caller]);
    expect(known()).toEqual([undefined, undefined]);
  });

  it('returns undefined for a different player', () => {
    expect(onBehalfOf(caller, () => matchingCaller('another'))).toBeUndefined();
  });

  it('exposes a caller within checkingSignIn, but not for another check', () => {
    expect(onBehalfOf(caller, () => checkingSignIn(known))).toEqual([caller, undefined]);
    expect(checkingSignIn(known)).toEqual([undefined, undefined]);
  });

  it('separates concurrent requests', async () => {
    const other = { ...caller, id: 'q' };
    const callApi = (who: typeof caller) =>
      onBehalfOf(who, async () => {
        await Promise.resolve();
        return [matchingCaller('p')?.id, matchingCaller('q')?.id];
      });

    expect(await Promise.all([callApi(caller), callApi(other)])).toEqual([
      ['p', undefined],
      [undefined, 'q'],
    ]);
  });
});
