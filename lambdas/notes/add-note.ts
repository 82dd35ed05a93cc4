import type { Refusal } from '#contracts/errors';
import { type InternalNote, type NotedObject, noteRules } from '#domain/audit/internal-note';
import { isClosed } from '#domain/player/deletion';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { requestName } from '#lambdas/runtime/request-name';
import { asStored } from '#lambdas/support/as-stored';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { NoteStore } from './stores/note-store';

export interface NoteDependencies {
  readonly notes: NoteStore;
  readonly wallets: Pick<WalletStore, 'load' | 'unchanged'>;
  readonly orders: Pick<OrderStore, 'find'>;
  readonly tickets: Pick<TicketStore, 'find'>;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

interface NoteRequest {
  readonly player: string;
  readonly about: NotedObject;
  readonly author: string;
  readonly text: string;
  readonly key: string;
}

/**
 * Adds an internal note, with an audit entry that contains no text: entries are permanent, notes are erased with the account. A key is
 * scoped to the object, and a repeated one returns the first note. The wallet is checked in the same transaction, so no note is written
 * once the account is closed and its erasure may have passed.
 */
export async function addNote(
  dependencies: NoteDependencies,
  { player, about, author, text, key }: NoteRequest,
): Promise<InternalNote | Refusal> {
  const { notes, wallets, audit, commitTogether, pause, now } = dependencies;
  const id = requestName(`add-note ${author} ${about.kind} ${about.id}`, key);
  const result = await retryOnConflict(pause, async (): Promise<InternalNote | Refusal | typeof conflict> => {
    const at = now();
    const note: InternalNote = { player, id, about, at, author, text: asStored(text) };
    const known = await notes.list(player, about);
    const first = known.find((each) => each.id === id);
    if (first) return first.text === note.text ? first : { code: 'idempotency/key-reused' };
    const open = await wallets.load(player);
    if (!open || isClosed(open.play.deletion)) return { code: 'player/unknown-player' };
    const refusal = await findObject(dependencies, player, about);
    if (refusal) return refusal;
    if (known.length >= noteRules.most) return { code: 'notes/too-many', most: noteRules.most };
    const entry = {
      id: auditId(at, `note ${author} ${player} ${id}`),
      at,
      actor: author,
      act: 'note-added',
      subject: { ...about, player },
      reason: null,
      detail: {},
    };
    const { outcome } = await commitTogether([notes.add(note), wallets.unchanged(open), audit.record(entry)]);
    return outcome === 'committed' ? note : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Refuses a note about an object that the player does not have. */
async function findObject(
  { orders, tickets }: NoteDependencies,
  player: string,
  { kind, id }: NotedObject,
): Promise<Refusal | undefined> {
  if (kind === 'order') return (await orders.find(player, id)) ? undefined : { code: 'orders/unknown-order' };
  if (kind === 'ticket')
    return (await tickets.find(player, id)) ? undefined : { code: 'support/unknown-ticket' };
  return id === player ? undefined : { code: 'player/unknown-player' };
}
