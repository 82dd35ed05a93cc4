import { createHash, randomUUID } from 'node:crypto';
import { openJsonFile } from '../state/json-file';
import { account } from '../template/account';
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
      const id = uuidOf(`${poolId} ${providerName} ${claims.sub}`);
      return keep(`${account.region}:${id}`, { poolId, kind: 'person' });
    },

    newGuest: (poolId: string) => keep(`${account.region}:${randomUUID()}`, { poolId, kind: 'guest' }),

    forsake(guestId: string): void {
      const guest = state.identities[guestId];
      if (guest) keep(guestId, { ...guest, kind: 'forsaken' });
    },
  };
}

/** A deterministic id in the form of a random UUID. */
export function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
