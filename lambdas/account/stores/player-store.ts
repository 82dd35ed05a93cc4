import { type DynamoDBDocumentClient, GetCommand, paginateScan, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Avatar } from '#domain/player/avatar';
import type { DataExport } from '#domain/player/data-export';
import { type EmailChanges, noEmailChanges } from '#domain/player/email-change';
import type { AcceptedTerms } from '#domain/player/terms';
import type { ViewerRegion } from '#domain/player/viewer-region';
import type { Address } from '#domain/rewards/address';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';

/** What a player has told us of themselves, as far as it does not bound their play: that is in their wallet. */
export interface PlayerProfile {
  readonly player: string;
  /** The last one that they proved to be theirs; mail goes there. */
  readonly email: string;
  readonly openedAt: Date;
  /** Null until they choose one. */
  readonly displayName: string | null;
  /** Where prizes may go, the usual one first. */
  readonly addresses: readonly Address[];
  /** Every version of the terms that they accepted, the oldest first. */
  readonly acceptedTerms: readonly AcceptedTerms[];
  /** Kinds of notices that they want no e-mail of. */
  readonly mutedMail: readonly string[];
  /** The file of all their data that they asked for last, null for none. */
  readonly dataExport: DataExport | null;
  /** Their picture of themselves, null for none. */
  readonly avatar: Avatar | null;
  /** Addresses of before, the oldest first: whoever had one is told once that it was changed. */
  readonly previousEmails: readonly PreviousEmail[];
  readonly emailChanges: EmailChanges;
  /** Null before the first sign-in that was recorded. */
  readonly viewerRegion: ViewerRegion | null;
  /** How often it was changed since the wallet was opened. */
  readonly revision: number;
}

export interface PreviousEmail {
  readonly email: string;
  /** When another took its place on record. */
  readonly until: Date;
}

export interface PlayerStore {
  /** Those who chose this display name, in whatever letter case. The last who chose may be missing for a moment. */
  named(displayName: string, limit: number): Promise<string[]>;
  /** The profile of a player, which is there since their wallet is and until they are erased. Strongly consistent. */
  find(player: string): Promise<PlayerProfile | undefined>;
  /** Every player whose wallet was opened before an instant and who is not erased, in pages. */
  openedBefore(at: Date): AsyncIterable<readonly string[]>;
  /** Writes a profile while it is still the one that was read. */
  replace(before: PlayerProfile, after: PlayerProfile): AtomicWrite;
}

/** An item of the `players` table. The opening of the wallet writes the first three fields; whatever was never told is not there. */
interface PlayerItem {
  readonly player: string;
  readonly email: string;
  readonly openedAt: string;
  readonly displayName?: string;
  /** The display name as it is looked for; there only with one, so that the index `by-name` holds nobody else. */
  readonly foldedName?: string;
  readonly addresses?: readonly Address[];
  readonly acceptedTerms?: readonly { readonly version: string; readonly acceptedAt: string }[];
  readonly mutedMail?: readonly string[];
  readonly dataExport?: ExportItem;
  readonly avatar?: { readonly setAt: string };
  readonly previousEmails?: readonly { readonly email: string; readonly until: string }[];
  readonly emailChanges?: EmailChangesItem;
  readonly viewerRegion?: Omit<ViewerRegion, 'at'> & { readonly at: string };
  readonly revision?: number;
}

/** Instants are ISO texts. */
interface EmailChangesItem {
  readonly requested: Stored<NonNullable<EmailChanges['requested']>> | null;
  readonly stopLinks: readonly Stored<EmailChanges['stopLinks'][number]>[];
}

type Stored<Requested extends { readonly requestedAt: Date }> = Omit<Requested, 'requestedAt'> & {
  readonly requestedAt: string;
};

interface ExportItem {
  readonly id: string;
  readonly askedAt: string;
  /** There once the file is. */
  readonly made?: readonly [at: string, bytes: number];
}

/** The store of players' profiles. */
export function createPlayerStore(client: DynamoDBDocumentClient, table: string): PlayerStore {
  return { find, named, openedBefore, replace };

  async function named(displayName: string, limit: number): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-name',
        KeyConditionExpression: '#name = :name',
        ExpressionAttributeNames: { '#name': 'foldedName' },
        ExpressionAttributeValues: { ':name': folded(displayName) },
        Limit: limit,
      }),
    );
    return Items.map(({ player }) => player as string);
  }

  async function find(player: string): Promise<PlayerProfile | undefined> {
    const key = { TableName: table, Key: { player }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item && !isErased(Item) ? fromItem(Item as PlayerItem) : undefined;
  }

  async function* openedBefore(at: Date): AsyncGenerator<readonly string[]> {
    const pages = paginateScan(
      { client },
      {
        TableName: table,
        ProjectionExpression: '#player',
        FilterExpression: '#openedAt < :at AND attribute_not_exists(#deletedAt)',
        ExpressionAttributeNames: { '#player': 'player', '#openedAt': 'openedAt', '#deletedAt': 'deletedAt' },
        ExpressionAttributeValues: { ':at': at.toISOString() },
      },
    );
    for await (const { Items = [] } of pages) yield Items.map(({ player }) => player as string);
  }

  function replace(before: PlayerProfile, after: PlayerProfile): AtomicWrite {
    const isFirst = before.revision === 0;
    return atomicWrite(`profile ${before.revision}`, {
      Put: {
        TableName: table,
        Item: { ...toItem(after) },
        // Whoever was deleted meanwhile does not come back by a change that was on its way.
        ConditionExpression: isFirst
          ? 'attribute_exists(#player) AND attribute_not_exists(#revision)'
          : '#revision = :revision',
        ExpressionAttributeNames: { '#revision': 'revision', ...(isFirst && { '#player': 'player' }) },
        ...(!isFirst && { ExpressionAttributeValues: { ':revision': before.revision } }),
      },
    });
  }
}

/** One text for every spelling of a name that people would take for the same. */
function folded(displayName: string): string {
  return displayName.trim().normalize('NFKC').toLowerCase();
}

/** Of whoever was deleted a number is left, and no profile. */
function isErased(item: object): boolean {
  return 'deletedAt' in item;
}

function toItem(told: PlayerProfile): PlayerItem {
  const { displayName, addresses, acceptedTerms, openedAt, dataExport, avatar, previousEmails, ...more } =
    told;
  const { emailChanges, viewerRegion, ...profile } = more;
  return {
    ...profile,
    // DynamoDB has no value for a field without one.
    addresses: addresses.map(({ line2, ...rest }) => ({ ...rest, ...(line2 !== undefined && { line2 }) })),
    openedAt: openedAt.toISOString(),
    ...(displayName !== null && { displayName, foldedName: folded(displayName) }),
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
    requested: requested && { ...requested, requestedAt: requested.requestedAt.toISOString() },
    stopLinks: stopLinks.map((link) => ({ ...link, requestedAt: link.requestedAt.toISOString() })),
  };
}

function emailChangesOf({ requested, stopLinks }: EmailChangesItem): EmailChanges {
  return {
    requested: requested && { ...requested, requestedAt: new Date(requested.requestedAt) },
    stopLinks: stopLinks.map((link) => ({ ...link, requestedAt: new Date(link.requestedAt) })),
  };
}

function exportItem({ id, askedAt, made }: DataExport): ExportItem {
  return {
    id,
    askedAt: askedAt.toISOString(),
    ...(made && { made: [made.at.toISOString(), made.bytes] }),
  };
}

function exportOf({ id, askedAt, made }: ExportItem): DataExport {
  const at = made && { at: new Date(made[0]), bytes: made[1] };
  return { id, askedAt: new Date(askedAt), made: at ?? null };
}

function fromItem({ player, email, openedAt, ...told }: PlayerItem): PlayerProfile {
  const { displayName = null, addresses = [], acceptedTerms = [], mutedMail = [], revision = 0 } = told;
  return {
    player,
    email,
    openedAt: new Date(openedAt),
    displayName,
    addresses,
    mutedMail,
    revision,
    dataExport: told.dataExport ? exportOf(told.dataExport) : null,
    avatar: told.avatar ? { setAt: new Date(told.avatar.setAt) } : null,
    viewerRegion: told.viewerRegion ? { ...told.viewerRegion, at: new Date(told.viewerRegion.at) } : null,
    emailChanges: told.emailChanges ? emailChangesOf(told.emailChanges) : noEmailChanges,
    previousEmails: (told.previousEmails ?? []).map((previous) => ({
      email: previous.email,
      until: new Date(previous.until),
    })),
    acceptedTerms: acceptedTerms.map(({ version, acceptedAt }) => ({
      version,
      acceptedAt: new Date(acceptedAt),
    })),
  };
}
