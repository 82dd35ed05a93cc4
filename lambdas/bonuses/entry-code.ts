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
 * The code for a player's mail-in entries. It is assigned on first request and never changes: code and holder are written in one
 * transaction, each only if absent, so a player has one code and a code has one holder.
 *
 * @throws Outage on repeated conflicts; the request can be repeated
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
  if (code === conflict) throw new Outage('A mail-in entry code stayed contended');
  return code;
}

/** Proposes a code for a player, a new one for each attempt, because another player may have it. */
function proposedCode(player: string, attempt: number): EntryCode {
  const digest = createHash('sha256').update(`entry-code ${player} ${attempt}`).digest();
  return entryCode(digest.readBigUInt64BE() % 10n ** BigInt(codeDigits));
}
