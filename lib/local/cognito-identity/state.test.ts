import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openIdentities } from './state';

const poolId = 'us-east-1:11111111-2222-4333-8444-555555555555';

describe('openIdentities', () => {
  it('keeps the latest thousand guests', () => {
    const identities = openIdentities(null);
    const first = identities.newGuest(poolId);
    const second = identities.newGuest(poolId);

    for (let count = 0; count < 999; count += 1) identities.newGuest(poolId);

    expect(identities.find(first)).toBeUndefined();
    expect(identities.find(second)?.kind).toBe('guest');
  });

  it('restores a guest in the next run of the host', () => {
    const folder = mkdtempSync(join(tmpdir(), 'identities-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'identities.json');
    const guest = openIdentities(stateFile).newGuest(poolId);

    const restarted = openIdentities(stateFile);

    expect(restarted.find(guest)).toEqual({ poolId, kind: 'guest' });
  });
});
