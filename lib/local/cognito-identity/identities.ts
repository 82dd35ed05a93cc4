import { createHash, randomUUID } from 'node:crypto';
import { openJsonFile } from '../state/json-file';
import type { Login } from './logins';

/** What an id stands for; a guest that signed in is `forsaken`, as the person's own id takes its place. */
interface Identity {
  readonly poolId: string;
  readonly kind: 'guest' | 'person' | 'forsaken';
}

/** The ids that identity pools gave out. */
export interface Identities {
  find(id: string): Identity | undefined;
  /** The same id for the same person, always. */
  idOf(poolId: string, login: Login): string;
  newGuest(poolId: string): string;
  forsake(guestId: string): void;
}

/** Guests that are remembered. A pool of AWS never forgets one, but every visit without storage makes another. */
const mostGuests = 1000;

interface State {
  readonly version: 1;
  readonly identities: Record<string, Identity>;
}

/**
 * Opens what earlier hosts gave out.
 *
 * @param stateFile  null keeps it in memory
 * @throws Error when the file was written by another version of this host
 */
export function openIdentities(stateFile: string | null, region: string): Identities {
  const file = openJsonFile(stateFile);
  const state = (file.read() ?? { version: 1, identities: {} }) as State;
  if (state.version !== 1)
    throw new Error(`${stateFile} is of another version of the offline host: start with --reset`);

  const keep = (id: string, identity: Identity) => {
    if (state.identities[id]?.kind === identity.kind) return id;
    state.identities[id] = identity;
    forgetGuests();
    file.write(state);
    return id;
  };
  /** Every visit without cookies makes a guest, and all are written down each time. */
  const forgetGuests = () => {
    const guests = Object.keys(state.identities).filter((id) => state.identities[id]?.kind === 'guest');
    for (const oldest of guests.slice(0, -mostGuests)) delete state.identities[oldest];
  };
  return {
    find: (id) => state.identities[id],
    idOf: (poolId, { providerName, claims }) =>
      keep(`${region}:${uuidOf(`${poolId} ${providerName} ${claims.sub}`)}`, { poolId, kind: 'person' }),
    newGuest: (poolId) => keep(`${region}:${randomUUID()}`, { poolId, kind: 'guest' }),
    forsake(guestId) {
      const guest = state.identities[guestId];
      if (guest) keep(guestId, { ...guest, kind: 'forsaken' });
    },
  };
}

/** A text as an id of the form that random ones have, and always the same one. */
export function uuidOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
