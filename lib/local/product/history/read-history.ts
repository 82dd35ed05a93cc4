import { readFileSync } from 'node:fs';
import * as z from 'zod';

const user = z.strictObject({ id: z.string(), email: z.email() });
const item = z.record(z.string(), z.unknown());

const history = z.strictObject({
  users: z.array(user),
  players: z.array(user),
  tables: z.record(z.string(), z.strictObject({ key: z.string(), items: z.array(item) })),
  files: z.record(z.string(), z.strictObject({ contentType: z.string(), base64: z.string() })),
});

/** An item with the name of its partition key. */
export interface Row {
  readonly key: string;
  readonly item: Record<string, unknown>;
}

/** A history with the ids that a host gave to its users. */
export interface LoadedHistory {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly files: Readonly<Record<string, { readonly contentType: string; readonly base64: string }>>;
}

/**
 * Reads a history, in which each user has an id of the host in place of the one that stood in for it.
 *
 * @param idsOf  finds or creates users; `players` have no account of their own yet
 */
export async function readHistory(
  file: string,
  idsOf: (users: {
    readonly all: readonly string[];
    readonly players: readonly string[];
  }) => Promise<ReadonlyMap<string, string>>,
): Promise<LoadedHistory> {
  const text = readFileSync(file, 'utf8');
  const { users, players } = history.pick({ users: true, players: true }).strip().parse(JSON.parse(text));
  const emails = (of: readonly { email: string }[]) => of.map(({ email }) => email);
  const ids = await idsOf({ all: emails(users), players: emails(players) });
  const idOf = new Map(users.map(({ id, email }) => [id, ids.get(email)]));
  const placeholder = new RegExp(users.map(({ id }) => id).join('|'), 'g');
  const named = text.replaceAll(placeholder, (id) => {
    const found = idOf.get(id);
    if (found === undefined) throw new Error('A user of the demo history was not created.');
    return found;
  });
  const { tables, files } = history.parse(JSON.parse(named, withBytes));
  return {
    files,
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, { key, items }]) => [
        name,
        items.map((each) => ({ key, item: each })),
      ]),
    ),
  };
}

/** Restores bytes, which the file holds as objects with `$base64`. */
function withBytes(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$base64' in value)) return value;
  return Buffer.from(String(value.$base64), 'base64');
}
