import { describe, expect, it } from 'vitest';
import { callerToCheck, callerWhoIs, checkingSignIn, onBehalfOf } from './caller';

const caller = { id: 'p', username: 'p', signedInAt: new Date('2026-11-21T12:00:00Z') };
const known = () => [callerWhoIs('p'), callerToCheck('p')];

describe('on whose behalf something runs', () => {
  it('is known to whatever it leads to, later as well, and over when it is', async () => {
    const during = await onBehalfOf(caller, async () => {
      await Promise.resolve();
      return known();
    });

    expect(during).toEqual([caller, caller]);
    expect(known()).toEqual([undefined, undefined]);
  });

  it('is no answer to who somebody else is', () => {
    expect(onBehalfOf(caller, () => callerWhoIs('another'))).toBeUndefined();
  });

  it('stays known where the sign-in is checked by whoever runs, but is not to be checked again', () => {
    expect(onBehalfOf(caller, () => checkingSignIn(known))).toEqual([caller, undefined]);
    expect(checkingSignIn(known)).toEqual([undefined, undefined]);
  });

  it('is not mixed up between requests that run at once', async () => {
    const other = { ...caller, id: 'q' };
    const ask = (who: typeof caller) =>
      onBehalfOf(who, async () => {
        await Promise.resolve();
        return [callerWhoIs('p')?.id, callerWhoIs('q')?.id];
      });

    expect(await Promise.all([ask(caller), ask(other)])).toEqual([
      ['p', undefined],
      [undefined, 'q'],
    ]);
  });
});
