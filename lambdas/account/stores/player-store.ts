import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type AdminViews, noViews } from '#domain/player/admin-views';
import type { Avatar } from '#domain/player/avatar';
import type { DataExport } from '#domain/player/data-export';
import {
  type EmailChanges,
  noEmailChanges,
  type RequestedEmail,
  type StopLink,
} from '#domain/player/email-change';
import { nothingSaved, savedLists, type SavedLists } from '#domain/player/saved-lists';
import type { AcceptedTerms } from '#domain/player/terms';
import type { ViewerRegion } from '#domain/player/viewer-region';
import type { Address } from '#domain/rewards/address';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAll, ifEqual, ifPresent } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { projectionOf, queryOf } from '#lambdas/runtime/aws/query-of';
import { openingItem, type OpeningItem } from '#lambdas/wallet/stores/opening-item';

/** The profile that a player entered. Facts that limit play, such as the date of birth, are in the wallet. */
export interface PlayerProfile {
  readonly player: string;
  /** The last verified address, which receives mail. */
  readonly email: string;
  readonly openedAt: Date;
  /** Null until the player chooses one. */
  readonly displayName: string | null;
  /** Whether other players see the display name with the player's latest wins. */
  readonly showsNameWithWins: boolean;
  /** Shipping addresses, the default first. */
  readonly addresses: readonly Address[];
  /** Every accepted version of the terms, oldest first. */
  readonly acceptedTerms: readonly AcceptedTerms[];
  /** Kinds of notices that the player wants no email for. */
  readonly mutedMail: readonly string[];
  readonly saved: SavedLists;
  /** Views of lists on the Dashboard; absent from players and from admins without one. */
  readonly adminViews?: AdminViews;
  /** The latest requested export, null for none. */
  readonly dataExport: DataExport | null;
  /** Null for none. */
  readonly avatar: Avatar | null;
  /** Oldest first; they receive the notice of a change. */
  readonly previousEmails: readonly PreviousEmail[];
  readonly emailChanges: EmailChanges;
  /** Null before the first recorded sign-in. */
  readonly viewerRegion: ViewerRegion | null;
  /** The number of changes since the wallet was opened. */
  readonly revision: number;
}

export interface PreviousEmail {
  readonly email: string;
  /** The time at which another address replaced it. */
  readonly until: Date;
}

/** By what an admin recognizes a player. */
export interface PlayerName {
  readonly email: string;
  /** Null until the player chooses one. */
  readonly displayName: string | null;
}

/** A page of players by the time they joined, with the cursor of the next page; null on the last page. */
export interface NewestPlayers {
  readonly players: string[];
  readonly next: string | null;
}

export interface PlayerStore {
  /** The names of those of these players who have a profile. Strongly consistent. */
  namesOf(players: Iterable<string>): Promise<ReadonlyMap<string, PlayerName>>;
  /** The players with a display name, ignoring letter case. Eventually consistent. */
  named(displayName: string, limit: number): Promise<string[]>;
  /** The profile, which exists from the opening of the wallet to the erasure. Strongly consistent. */
  find(player: string): Promise<PlayerProfile | undefined>;
  /**
   * A page of players, newest first. Eventually consistent.
   *
   * @param query.before  cursor of the previous page
   */
  newest(query: { limit: number; before?: string | undefined; now: Date }): Promise<NewestPlayers>;
  /** Writes a profile under an optimistic lock on its revision. */
  replace(before: PlayerProfile, after: PlayerProfile): AtomicWrite;
}

/** An item of the `players` table. Opening the wallet writes the email and when it was opened; unset fields are absent. */
interface PlayerItem extends OpeningItem {
  readonly player: string;
  readonly email: string;
  readonly displayName?: string;
  /** The display name in its search form; absent without a name, so that the index `by-name` stays sparse. */
  readonly foldedName?: string;
  /** Absent unless the player opted in. */
  readonly showsNameWithWins?: true;
  readonly addresses?: readonly Address[];
  readonly acceptedTerms?: readonly { readonly version: string; readonly acceptedAt: string }[];
  readonly mutedMail?: readonly string[];
  /** Absent while both lists are empty. */
  readonly saved?: SavedLists;
  /** A list without saved views may be absent: items of earlier releases have orders and players only. */
  readonly adminViews?: Partial<AdminViews>;
  readonly dataExport?: ExportItem;
  readonly avatar?: { readonly setAt: string };
  readonly previousEmails?: readonly { readonly email: string; readonly until: string }[];
  readonly emailChanges?: EmailChangesItem;
  readonly viewerRegion?: Omit<ViewerRegion, 'at'> & { readonly at: string };
  readonly revision?: number;
}

/** Instants are ISO strings. */
interface EmailChangesItem {
  readonly requested: RequestedEmailItem | null;
  readonly stopLinks: readonly StopLinkItem[];
}

interface StopLinkItem extends Omit<Stored<StopLink>, 'pausedUntil'> {
  /** Absent without a pause, and from items of earlier releases. */
  readonly pausedUntil?: string;
}

interface RequestedEmailItem extends Omit<Stored<RequestedEmail>, 'lastSentAt'> {
  /** Absent until a code is sent, and from items of earlier releases. */
  readonly lastSentAt?: string;
}

type Stored<Requested extends { readonly requestedAt: Date }> = Omit<Requested, 'requestedAt'> & {
  readonly requestedAt: string;
};

interface ExportItem {
  readonly id: string;
  readonly requestedAt: string;
  /** Absent until the file is made. */
  readonly made?: readonly [at: string, bytes: number];
}

/** The year of the first wallet. */
const firstYear = 2026;

export function createPlayerStore(client: DynamoDBDocumentClient, table: string): PlayerStore {
  return { find, named, namesOf, newest, replace };

  async function namesOf(players: Iterable<string>): Promise<ReadonlyMap<string, PlayerName>> {
    const keys = [...new Set(players)].map((player) => ({ player }));
    const items = await getAll<Pick<PlayerItem, 'player' | 'email' | 'displayName'>>(
      client,
      table,
      keys,
      projectionOf(['player', 'email', 'displayName', 'deletedAt']),
    );
    return new Map(
      items
        .filter((item) => !isErased(item))
        .map(({ player, email, displayName = null }) => [player, { email, displayName }]),
    );
  }

  async function newest({
    limit,
    before,
    now,
  }: {
    limit: number;
    before?: string | undefined;
    now: Date;
  }): Promise<NewestPlayers> {
    const found: { readonly player: string; readonly openingPlace: string }[] = [];
    const latest = Math.min(
      now.getUTCFullYear(),
      before === undefined ? Infinity : Number(before.slice(0, 4)),
    );
    for (let year = latest; year >= firstYear && found.length <= limit; year -= 1) {
      const { items } = await pageOf<{ player: string; openingPlace: string }>(client, {
        table,
        index: 'by-opening',
        partitionKey: ['openedIn', String(year)],
        sortKey: 'openingPlace',
        direction: 'down',
        from: before,
        // One player more than requested shows whether there is another page.
        limit: limit + 1 - found.length,
      });
      found.push(...items);
    }
    const page = found.slice(0, limit);
    return {
      players: page.map(({ player }) => player),
      next: found.length > limit ? (page.at(-1)?.openingPlace ?? null) : null,
    };
  }

  async function named(displayName: string, limit: number): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-name',
        ...queryOf({ is: { foldedName: folded(displayName) } }),
        Limit: limit,
      }),
    );
    return Items.map(({ player }) => player as string);
  }

  async function find(player: string): Promise<PlayerProfile | undefined> {
    const item = await getItem<PlayerItem>(client, table, { player });
    return item && !isErased(item) ? fromItem(item) : undefined;
  }

  function replace(before: PlayerProfile, after: PlayerProfile): AtomicWrite {
    // A deleted profile is not restored by a change that was in flight.
    const when =
      before.revision === 0
        ? ifAll(ifPresent('player'), ifAbsent('revision'))
        : ifEqual('revision', before.revision);
    return atomicPut(table, `profile ${before.revision}`, toItem(after), when);
  }
}

/** Normalizes a name, so that spellings that look the same match. */
function folded(displayName: string): string {
  return displayName.trim().normalize('NFKC').toLowerCase();
}

/** A deleted player keeps an item with an id, but no profile. */
function isErased(item: object): boolean {
  return 'deletedAt' in item;
}

export function toItem(input: PlayerProfile): PlayerItem {
  const { displayName, addresses, acceptedTerms, openedAt, dataExport, avatar, previousEmails, ...more } =
    input;
  const { emailChanges, viewerRegion, showsNameWithWins, saved, ...profile } = more;
  return {
    ...profile,
    // DynamoDB cannot store undefined.
    addresses: addresses.map(({ line2, ...rest }) => ({ ...rest, ...(line2 !== undefined && { line2 }) })),
    ...openingItem(input.player, openedAt),
    ...(displayName !== null && { displayName, foldedName: folded(displayName) }),
    ...(showsNameWithWins && { showsNameWithWins }),
    ...(savedLists.some((list) => saved[list].length > 0) && { saved }),
    ...(dataExport && { dataExport: exportItem(dataExport) }),
    ...(avatar && { avatar: { setAt: avatar.setAt.toISOString() } }),
    ...(previousEmails.length > 0 && {
      previousEmails: previousEmails.map(({ email, until }) => ({ email, until: until.toISOString() })),
    }),
    ...(viewerRegion && { viewerRegion: { ...viewerRegion, at: viewerRegion.at.toISOString() } }),
    ...(emailChanges.stopLinks.length > 0 && { emailChanges: emailChangesItem(emailChanges) }),
    acceptedTerms: acceptedTerms.map(({ version, acceptedAt }) => ({
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
  };
}

function emailChangesItem({ requested, stopLinks }: EmailChanges): EmailChangesItem {
  return {
    requested: requested && requestedEmailItem(requested),
    stopLinks: stopLinks.map(({ pausedUntil, requestedAt, ...link }) => ({
      ...link,
      requestedAt: requestedAt.toISOString(),
      ...(pausedUntil && { pausedUntil: pausedUntil.toISOString() }),
    })),
  };
}

function emailChangesOf({ requested, stopLinks }: EmailChangesItem): EmailChanges {
  return {
    requested: requested && requestedEmailOf(requested),
    stopLinks: stopLinks.map(({ pausedUntil, requestedAt, ...link }) => ({
      ...link,
      requestedAt: new Date(requestedAt),
      pausedUntil: pausedUntil === undefined ? null : new Date(pausedUntil),
    })),
  };
}

function requestedEmailItem({ lastSentAt, requestedAt, ...requested }: RequestedEmail): RequestedEmailItem {
  const sent = lastSentAt && { lastSentAt: lastSentAt.toISOString() };
  return { ...requested, requestedAt: requestedAt.toISOString(), ...sent };
}

function requestedEmailOf({ lastSentAt, requestedAt, ...requested }: RequestedEmailItem): RequestedEmail {
  return {
    ...requested,
    requestedAt: new Date(requestedAt),
    lastSentAt: lastSentAt === undefined ? null : new Date(lastSentAt),
  };
}

function exportItem({ id, requestedAt, made }: DataExport): ExportItem {
  return {
    id,
    requestedAt: requestedAt.toISOString(),
    ...(made && { made: [made.at.toISOString(), made.bytes] }),
  };
}

function exportOf({ id, requestedAt, made }: ExportItem): DataExport {
  const at = made && { at: new Date(made[0]), bytes: made[1] };
  return { id, requestedAt: new Date(requestedAt), made: at ?? null };
}

export function fromItem({ player, email, openedAt, ...input }: PlayerItem): PlayerProfile {
  const { displayName = null, addresses = [], acceptedTerms = [], mutedMail = [], revision = 0 } = input;
  return {
    player,
    email,
    openedAt: new Date(openedAt),
    displayName,
    showsNameWithWins: input.showsNameWithWins ?? false,
    addresses,
    mutedMail,
    saved: input.saved ?? nothingSaved,
    ...(input.adminViews && { adminViews: { ...noViews, ...input.adminViews } }),
    revision,
    dataExport: input.dataExport ? exportOf(input.dataExport) : null,
    avatar: input.avatar ? { setAt: new Date(input.avatar.setAt) } : null,
    viewerRegion: input.viewerRegion ? { ...input.viewerRegion, at: new Date(input.viewerRegion.at) } : null,
    emailChanges: input.emailChanges ? emailChangesOf(input.emailChanges) : noEmailChanges,
    previousEmails: (input.previousEmails ?? []).map((previous) => ({
      email: previous.email,
      until: new Date(previous.until),
    })),
    acceptedTerms: acceptedTerms.map(({ version, acceptedAt }) => ({
      version,
      acceptedAt: new Date(acceptedAt),
    })),
  };
}
