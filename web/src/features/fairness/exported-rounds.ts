import type { RevealedSeed, Round, Transaction } from '#contracts/wallet/ledger-shapes';

/** Exported rounds and the seeds revealed in the same export. */
export interface ExportedRounds {
  readonly rounds: readonly Round[];
  readonly seeds: readonly Pick<RevealedSeed, 'serverSeed' | 'serverSeedHash'>[];
}

/** Why a text cannot be read. */
export type UnreadableExport = 'not-json' | 'no-round';

/**
 * Reads rounds from pasted or uploaded text: a history export, a list of transactions, one transaction or one round. Of a round with
 * several steps the last one counts.
 */
export function readExportedRounds(text: string): ExportedRounds | UnreadableExport {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const lines = linesOf(parsed);
  const rounds = new Map<string, Round>();
  for (const round of lines.flatMap(roundOf)) {
    const known = rounds.get(round.id);
    if (!known || round.sequence > known.sequence) rounds.set(round.id, round);
  }
  if (rounds.size === 0) return 'no-round';
  const seeds = lines.flatMap((line) => (line as Partial<Transaction>).seedRotation?.revealed ?? []);
  return { rounds: [...rounds.values()].toSorted((one, other) => other.sequence - one.sequence), seeds };
}

function linesOf(parsed: unknown): object[] {
  if (Array.isArray(parsed)) return parsed.filter(isObject);
  if (!isObject(parsed)) return [];
  const { transactions, items } = parsed as { transactions?: unknown; items?: unknown };
  const listed = transactions ?? items;
  return Array.isArray(listed) ? listed.filter(isObject) : [parsed];
}

function roundOf(line: object): Round[] {
  const candidate = (line as Partial<Transaction>).round ?? line;
  return isRound(candidate) && candidate.isSettled ? [candidate] : [];
}

function isRound(value: object): value is Round {
  const { id, sequence, gameId, decisions, outcome, proof } = value as Partial<Round>;
  return (
    typeof id === 'string' &&
    typeof sequence === 'number' &&
    typeof gameId === 'string' &&
    Array.isArray(decisions) &&
    isObject(outcome) &&
    isObject(proof) &&
    ['parHash', 'serverSeedHash', 'clientSeed'].every(
      (name) => typeof proof[name as 'parHash'] === 'string',
    ) &&
    typeof proof.nonce === 'number'
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
