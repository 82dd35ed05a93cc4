import type { ProductChance } from '#domain/rewards/chance';
import { type AtomicWrite, atomicWrite } from './atomic-write';

/** The mark on a product of chance that opens it to orders. */
export interface ProductChances {
  /** Opens a product of the category that is meant, by these odds or this draw. */
  open(product: string, chance: ProductChance, at: Date): AtomicWrite;
  /** Takes the mark of a draw away, if it is still this draw's. */
  closeDraw(product: string, draw: string, at: Date): AtomicWrite;
}

export function createProductChances(table: string): ProductChances {
  return { open, closeDraw };

  function open(id: string, chance: ProductChance, at: Date): AtomicWrite {
    const category = chance.kind === 'odds' ? 'mystery_prize' : 'mega_sweeps';
    return change(id, at, 'SET #chance = :chance, #updatedAt = :at ADD #revision :one', {
      condition: '#category = :category',
      names: { '#category': 'category' },
      values: { ':chance': chance, ':category': category },
    });
  }

  function closeDraw(id: string, draw: string, at: Date): AtomicWrite {
    return change(id, at, 'SET #updatedAt = :at ADD #revision :one REMOVE #chance', {
      condition: '#chance.#draw = :draw',
      names: { '#draw': 'draw' },
      values: { ':draw': draw },
    });
  }

  function change(
    id: string,
    at: Date,
    update: string,
    asked: { condition: string; names: Record<string, string>; values: Record<string, unknown> },
  ): AtomicWrite {
    return atomicWrite(`chance of ${id}`, {
      Update: {
        TableName: table,
        Key: { id },
        UpdateExpression: update,
        ConditionExpression: asked.condition,
        ExpressionAttributeNames: {
          ...{ '#chance': 'chance', '#updatedAt': 'updatedAt', '#revision': 'revision' },
          ...asked.names,
        },
        ExpressionAttributeValues: { ':at': at.toISOString(), ':one': 1, ...asked.values },
      },
    });
  }
}
