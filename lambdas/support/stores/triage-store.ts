import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newTriage, type TicketTriage } from '#domain/support/triage';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';

/** A ticket by its player and id. */
export interface TicketName {
  readonly player: string;
  readonly ticket: string;
}

/** Who works on tickets, in items beside them. */
export interface TriageStore {
  /** The triage of a ticket. Strongly consistent. */
  find(name: TicketName): Promise<TicketTriage>;
  /** The triages of tickets, in their order. Strongly consistent. */
  findAll(names: readonly TicketName[]): Promise<TicketTriage[]>;
  /** Writes a triage under an optimistic lock. */
  replace(before: TicketTriage, after: TicketTriage): AtomicWrite;
}

/** An item of the `tickets` table; its id has a prefix, as those of all items beside tickets. */
interface TriageItem extends TicketTriage {
  readonly of: string;
}

export function createTriageStore(client: DynamoDBDocumentClient, table: string): TriageStore {
  return {
    async find(name) {
      const item = await getItem<TriageItem>(client, table, keyOf(name));
      return item ? fromItem(item) : newTriage(name.player, name.ticket);
    },
    async findAll(names) {
      const items = await getAll<TriageItem>(client, table, names.map(keyOf));
      const found = new Map(items.map((item) => [`${item.player} ${item.of}`, fromItem(item)]));
      return names.map(({ player, ticket }) => found.get(`${player} ${ticket}`) ?? newTriage(player, ticket));
    },
    replace: (before, after) =>
      atomicPut(
        table,
        `triage ${before.revision}`,
        { ...after, of: after.ticket, ...keyOf(after) },
        optimisticLock('revision', before.revision),
      ),
  };
}

function keyOf({ player, ticket }: TicketName) {
  return { player, ticket: `#triage#${ticket}` };
}

function fromItem({ of: ticket, player, assignee, priority, revision }: TriageItem): TicketTriage {
  return { player, ticket, assignee, priority, revision };
}
