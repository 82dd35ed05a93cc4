import { createHash } from 'node:crypto';

/** What a request wants done once: the same key asks for the same thing again, and is answered as the first time. */
export interface Operation {
  /** A verb and a noun that scope the key: `play-round`. */
  readonly name: string;
  readonly key: string;
  /** Everything that decides the result, in plain JSON. */
  readonly input: Readonly<Record<string, string | number | null>>;
}

/**
 * The id of the transaction that an operation leads to. It is derived, never random: a retry must find the first.
 */
export function transactionId(player: string, { name, key }: Pick<Operation, 'name' | 'key'>): string {
  return digest(JSON.stringify([player, name, key]));
}

/** Six hex characters of a transaction's id, for people to tell what it led to from what others did. */
export function idTag(id: string): string {
  return Buffer.from(id, 'base64url').subarray(0, 3).toString('hex');
}

/** The fingerprint of an operation's input, whatever the order of its fields. */
export function inputHash({ input }: Operation): string {
  return digest(JSON.stringify(Object.entries(input).sort(([left], [right]) => (left < right ? -1 : 1))));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
