import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import {
  creditedEntry,
  type EntryRefusal,
  type FreeEntry,
  isEntryRefusal,
  mailInDayFault,
  refusedMailInEntry,
  refusedMailInEntryId,
} from '#domain/coins/free-entry';
import { mayBeCreditedSweeps } from '#domain/coins/gift';
import { homeTrait, type WrittenAddress } from '#domain/coins/postal-address';
import type { EntryCode } from '#domain/coins/postal-code';
import type { LocalDay } from '#domain/player/local-day';
import { checkAddressState, type ResidencyRules } from '#domain/player/residency';
import { record } from '#domain/wallet/wallet';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { noteTraits, type NoteTraitsDependencies } from '#lambdas/traits/note-traits';
import type { CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { creditOf, entriesLeft, placesOfAddress } from './entry-credit';
import type { FreeEntryStore } from './stores/free-entry-store';
import type { MailInCounts } from './stores/mail-in-counts';

export interface RecordMailInEntryDependencies extends CorrectWalletDependencies, NoteTraitsDependencies {
  readonly freeEntries: FreeEntryStore;
  readonly mailInCounts: Pick<MailInCounts, 'add'>;
  readonly commitTogether: CommitTogether;
  readonly rules: ResidencyRules;
}

/** A letter as an admin records it. */
export interface MailInEntry {
  /** The admin who records it. */
  readonly actor: string;
  /** Distinguishes it from other letters. */
  readonly key: string;
  readonly code: EntryCode;
  readonly receivedOn: LocalDay;
  readonly address: WrittenAddress | null;
}

/** The request that recorded the letter, the day's entry so far, and the free slots of its places. */
interface Surroundings {
  readonly recordedBy: string | undefined;
  readonly today: FreeEntry | undefined;
  readonly left: Awaited<ReturnType<typeof entriesLeft>>;
}

/** A letter of a known player. */
interface Letter extends Omit<MailInEntry, 'key' | 'code'> {
  readonly player: string;
  /** Twelve hex characters that identify it. */
  readonly letter: string;
  /** Hash of its key, day and address, so that the key is not used for another letter. */
  readonly request: string;
}

const unknownCode: Refusal = { code: 'bonuses/unknown-code' };
const keyReused: Refusal = { code: 'idempotency/key-reused' };

/**
 * Records a mail-in entry: credited under the rules of the online form, or refused with a reason. Either is one transaction with the
 * mark of the letter's idempotency key, so a letter leads to one entry, which a repeat returns. Its key is refused for another day or
 * address, whether the letter was credited or refused.
 *
 * @returns the entry, or why nothing could be recorded
 */
export async function recordMailInEntry(
  dependencies: RecordMailInEntryDependencies,
  received: MailInEntry,
): Promise<FreeEntry | Refusal> {
  const { freeEntries, wallets, now } = dependencies;
  const fault = mailInDayFault(received.receivedOn, now());
  if (fault) return faulty(fault);
  const player = await freeEntries.holderOf(received.code);
  if (player === undefined) return unknownCode;
  // The path names no player, so the route definition cannot check for the admin's own account.
  if (player === received.actor) return { code: 'session/own-account' };
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };

  const { actor, receivedOn, address } = received;
  const letter = { ...namesOf(received), player, actor, receivedOn, address };
  const id = refusedMailInEntryId({ day: receivedOn, letter: letter.letter });
  const [known, recordedBy] = await Promise.all([
    freeEntries.find(player, id),
    freeEntries.requestOf(letter),
  ]);
  if ((recordedBy ?? letter.request) !== letter.request) return keyReused;
  if (known) return repeated(known, letter);
  const settled = await credit(dependencies, letter);
  if (!isRefusal(settled)) return entryWith(freeEntries, player, receivedOn);
  if (isEntryRefusal(settled.code)) return refuse(dependencies, letter, settled.code);
  // An equal request may have recorded a refused entry since the reads above.
  const refusedNow = settled.code === keyReused.code && (await freeEntries.find(player, id));
  return refusedNow ? repeated(refusedNow, letter) : settled;
}

/** Entries of earlier releases have no hash; their keys are not compared. */
function repeated(known: FreeEntry, { request }: Letter): FreeEntry | Refusal {
  return (known.request ?? request) === request ? known : keyReused;
}

async function credit(
  dependencies: RecordMailInEntryDependencies,
  { player, letter, request, receivedOn: day, address, actor }: Letter,
): Promise<LedgerTransaction | Refusal> {
  const { freeEntries, mailInCounts, wallets, audit, now, rules } = dependencies;
  const places = address ? await placesOfAddress(dependencies, address, day) : [];
  if (address) await noteTraits(dependencies, player, [homeTrait(address)]);
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'credit-mail-in-entry', key: letter, input: { request } },
      read: async (): Promise<Surroundings> => {
        const [recordedBy, today, left] = await Promise.all([
          freeEntries.requestOf({ player, letter }),
          freeEntries.find(player, day),
          entriesLeft(freeEntries, places),
        ]);
        return { recordedBy, today, left };
      },
      decide({ wallet, play, isWelcomed }, id, { recordedBy, today, left }) {
        if (recordedBy !== undefined) return keyReused;
        const at = now();
        const refused =
          mayBeCreditedSweeps({ play, isEmailVerified: isWelcomed }, at, rules) ??
          (address && checkAddressState(address.state, play.residency, at, rules));
        if (refused) return refused;
        if (today) return { code: 'bonuses/not-yet' };
        if (isRefusal(left)) return left;
        const entry = creditedEntry({ player, way: 'letter', day, at, letter });
        const { line, alongside } = creditOf(freeEntries, entry, left);
        const recorded = audit.record(audited(entry, { actor, letter }));
        const counted = mailInCounts.add('credited', at);
        const mark = freeEntries.markMailInEntry({ player, letter, request });
        return { ...record(wallet, { id, at, ...line }), alongside: [mark, ...alongside, recorded, counted] };
      },
    },
  );
}

/** Stores a refused entry; one that was stored concurrently stays. */
async function refuse(
  { freeEntries, mailInCounts, audit, commitTogether, pause, now }: RecordMailInEntryDependencies,
  of: Letter,
  refusedAs: EntryRefusal,
): Promise<FreeEntry | Refusal> {
  const { player, letter, request, receivedOn: day, actor } = of;
  const entry = refusedMailInEntry({ player, letter, request, day, at: now() }, refusedAs);
  const stored = await retryOnConflict(pause, async () => {
    const { outcome } = await commitTogether([
      freeEntries.add(entry),
      freeEntries.markMailInEntry(of),
      audit.record(audited(entry, { actor, letter })),
      mailInCounts.add('refused', entry.at),
    ]);
    // Letters of the same moment write one count, so a conflict does not mean that the entry exists.
    if (outcome === 'committed') return entry;
    const recordedBy = await freeEntries.requestOf(of);
    if (recordedBy !== undefined && recordedBy !== request) return keyReused;
    const existing = await freeEntries.find(player, entry.id);
    return existing ? repeated(existing, of) : conflict;
  });
  return stored === conflict ? { code: 'request/unavailable' } : stored;
}

function audited(
  { player, id: entry, at, day, refusedAs }: FreeEntry,
  { actor, letter }: { actor: string; letter: string },
): AuditEntry {
  const subject = { kind: 'free-entry', id: entry, player } as const;
  const act = refusedAs ? 'mail-in-entry-refused' : 'mail-in-entry-credited';
  const id = auditId(at, `letter ${player} ${letter}`);
  return { id, at, actor, act, subject, reason: refusedAs, detail: { day } };
}

async function entryWith(freeEntries: FreeEntryStore, player: string, id: string): Promise<FreeEntry> {
  const entry = await freeEntries.find(player, id);
  if (!entry) throw new Error(`The entry ${id} is in the ledger only`);
  return entry;
}

/** The key, which is stored nowhere, is hashed with day and address: otherwise the address could be found by brute force. */
function namesOf({ key, code, receivedOn, address }: MailInEntry): Pick<Letter, 'letter' | 'request'> {
  const written = address && [
    address.line1,
    address.line2 ?? '',
    address.city,
    address.state,
    address.postalCode,
  ];
  return {
    letter: digest(`${code} ${key}`, 'hex').slice(0, 12),
    request: digest(JSON.stringify([key, receivedOn, written]), 'base64url'),
  };
}

function digest(text: string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function faulty(message: string): Refusal & { faults: readonly object[] } {
  return { code: 'request/invalid', faults: [{ field: 'receivedOn', message }] };
}
