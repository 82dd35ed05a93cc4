import { createHash } from 'node:crypto';
import { codeDigits, type EntryCode, entryCode } from '#domain/coins/postal-code';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import type { FreeEntryStore } from './stores/free-entry-store';

export interface EntryCodeDependencies {
  readonly freeEntries: FreeEntryStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
}

/**
 * The code that stands on a player's letters. It is given when it is first asked for and never changes: code and holder are written in one
 * transaction, each if it is not there, so nobody has two and no two have the same.
 *
 * @throws Outage when others kept getting in between; the request can be repeated
 */
export async function entryCodeOf(
  { freeEntries, commitTogether, pause }: EntryCodeDependencies,
  player: string,
): Promise<EntryCode> {
  const code = await retryOnConflict(pause, async (attempt) => {
    const given = await freeEntries.codeOf(player);
    if (given) return given;
    const proposed = proposedCode(player, attempt);
    const { outcome } = await commitTogether(freeEntries.giveCode(player, proposed));
    return outcome === 'committed' ? proposed : conflict;
  });
  if (code === conflict) throw new Outage('A code for letters stayed contended');
  return code;
}

/** A code for a player; another one for each attempt, as somebody may have the same. */
function proposedCode(player: string, attempt: number): EntryCode {
  const digest = createHash('sha256').update(`entry-code ${player} ${attempt}`).digest();
  return entryCode(digest.readBigUInt64BE() % 10n ** BigInt(codeDigits));
}
