import { createHash, randomUUID } from 'node:crypto';
import { openJsonFile } from '../state/json-file';
import { account } from '../template/account';
import type { Login } from './logins';

/** What an id refers to; a guest that signed in is `forsaken`, because the person's own id replaces it. */
interface Identity {
  readonly poolId: string;
  readonly kind: 'guest' | 'person' | 'forsaken';
}

/** The ids that identity pools issued. */
export interface Identities {
  find(id: string): Identity | undefined;
  /** Always the same id for the same person. */
  idOf(poolId: string, login: Login): string;
  newGuest(poolId: string): string;
  forsake(guestId: string): void;
}

/** Limit of stored guests. AWS never forgets one, but every visit without storage creates another. */
const mostGuests = 1000;

interface State {
  readonly version: 1;
  readonly identities: Record<string, Identity>;
}

/**
 * Opens the identities that earlier hosts issued.
 *
 * @param stateFile  null keeps them in memory
 * @throws Error when the file was written by another version of this host
 */
export function openIdentities(stateFile: string | null): Identities {
  const file = openJsonFile(stateFile);
  const state = (file.read() ?? { version: 1, identities: {} }) as State;
  if (state.version !== 1)
    throw new Error(`${stateFile} was written by another version of the offline host. Start with --reset.`);

  const keep = (id: string, identity: Identity) => {
    if (state.identities[id]?.kind === identity.kind) return id;
    state.identities[id] = identity;
    forgetGuests();
    file.write(state);
    return id;
  };
  /** Evicts the oldest guests: every visit without cookies creates one, and all of them are written each time. */
  const forgetGuests = () => {
    const guests = Object.keys(state.identities).filter((id) => state.identities[id]?.kind === 'guest');
    for (const oldest of guests.slice(0, -mostGuests)) delete state.identities[oldest];
  };
  return {
    find: (id) => state.identities[id],
    idOf: (poolId, { providerName, claims }) =>
      keep(`${account.region}:${uuidOf(`${poolId} ${providerName} ${claims.sub}`)}`, {
        poolId,
        kind: 'person',
      }),
    newGuest: (poolId) => keep(`${account.region}:${randomUUID()}`, { poolId, kind: 'guest' }),
    forsake(guestId) {
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
