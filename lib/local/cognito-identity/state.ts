import { randomUUID } from 'node:crypto';
import { openJsonFile } from '../state/json-file';
import { account } from '../template/account';
import { stableUuid } from '../template/stable-id';
import type { Login } from './logins';

/** What an id refers to; a guest that signed in is `forsaken`, because the person's own id replaces it. */
interface Identity {
  readonly poolId: string;
  readonly kind: 'guest' | 'person' | 'forsaken';
}

/** Limit of stored guests. AWS never forgets one, but every visit without storage creates another. */
const mostGuests = 1000;

/**
 * Opens the identities that identity pools issued, also those of earlier hosts.
 *
 * @param stateFile  null keeps them in memory
 * @throws Error when the file was written by another version of this host
 */
export function openIdentities(stateFile: string | null) {
  const file = openJsonFile(stateFile);
  const state = (file.read() ?? { version: 1, identities: {} }) as {
    readonly version: number;
    readonly identities: Record<string, Identity>;
  };
  if (state.version !== 1)
    throw new Error(`${stateFile} was written by another version of the offline host. Start with --reset.`);

  const keep = (id: string, identity: Identity) => {
    const { identities } = state;
    if (identities[id]?.kind === identity.kind) return id;
    identities[id] = identity;
    const guests = Object.keys(identities).filter((each) => identities[each]?.kind === 'guest');
    for (const oldest of guests.slice(0, -mostGuests)) delete identities[oldest];
    file.write(state);
    return id;
  };
  return {
    find: (id: string) => state.identities[id],

    /** Always the same id for the same person. */
    idOf(poolId: string, { providerName, claims }: Login): string {
      const id = stableUuid(`${poolId} ${providerName} ${claims.sub}`);
      return keep(`${account.region}:${id}`, { poolId, kind: 'person' });
    },

    newGuest: (poolId: string) => keep(`${account.region}:${randomUUID()}`, { poolId, kind: 'guest' }),

    forsake(guestId: string): void {
      const guest = state.identities[guestId];
      if (guest) keep(guestId, { ...guest, kind: 'forsaken' });
    },
  };
}
