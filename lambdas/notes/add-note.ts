import type { Refusal } from '#contracts/errors';
import { type InternalNote, type NotedObject, noteRules } from '#domain/audit/internal-note';
import { isClosed } from '#domain/player/deletion';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { requestName } from '#lambdas/identity/change-check';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { asStored } from '#lambdas/support/as-stored';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { NoteStore } from './stores/note-store';

export interface NoteDependencies {
  readonly notes: NoteStore;
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly orders: Pick<OrderStore, 'find'>;
  readonly tickets: Pick<TicketStore, 'find'>;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
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
 * Adds an internal note, with an audit entry that contains no text: entries are permanent, notes are erased with the account. A repeated
 * key returns the first note.
 */
export async function addNote(
  dependencies: NoteDependencies,
  { player, about, author, text, key }: NoteRequest,
): Promise<InternalNote | Refusal> {
  const { notes, audit, commitTogether, now } = dependencies;
  const at = now();
  const id = requestName(`add-note ${author}`, key);
  const note: InternalNote = { player, id, about, at, author, text: asStored(text) };

  const known = await notes.list(player);
  const first = known.find((each) => each.id === id);
  if (first) return repeated(first, note);
  const refusal = await findObject(dependencies, player, about);
  if (refusal) return refusal;
  if (known.filter((each) => isSameObject(each.about, about)).length >= noteRules.most)
    return { code: 'notes/too-many', most: noteRules.most };

  const entry = {
    id: auditId(at, `note ${author} ${player} ${id}`),
    at,
    actor: author,
    act: 'note-added',
    subject: { ...about, player },
    reason: null,
    detail: {},
  };
  const { outcome } = await commitTogether([notes.add(note), audit.record(entry)]);
  if (outcome === 'committed') return note;
  const concurrent = (await notes.list(player, about)).find((each) => each.id === id);
  return concurrent ? repeated(concurrent, note) : { code: 'request/unavailable' };
}

function repeated(first: InternalNote, { about, text }: InternalNote): InternalNote | Refusal {
  return first.text === text && isSameObject(first.about, about) ? first : { code: 'idempotency/key-reused' };
}

/** Refuses a note about an object that the player does not have, or about a closed account. */
async function findObject(
  { wallets, orders, tickets }: NoteDependencies,
  player: string,
  { kind, id }: NotedObject,
): Promise<Refusal | undefined> {
  const open = await wallets.load(player);
  if (!open || isClosed(open.play.deletion)) return { code: 'player/unknown-player' };
  if (kind === 'order') return (await orders.find(player, id)) ? undefined : { code: 'orders/unknown-order' };
  if (kind === 'ticket')
    return (await tickets.find(player, id)) ? undefined : { code: 'support/unknown-ticket' };
  return id === player ? undefined : { code: 'player/unknown-player' };
}

function isSameObject(left: NotedObject, right: NotedObject): boolean {
  return left.kind === right.kind && left.id === right.id;
}
