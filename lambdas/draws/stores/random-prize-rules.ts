import type { RandomPrize } from '#domain/rewards/random-prize';
import { type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';

/** The mark that opens a mystery prize or a draw's product to orders. */
export interface RandomPrizes {
  /** Opens a product of the matching category, with these odds, or with this draw if no other one is running. */
  open(product: string, chance: RandomPrize, at: Date): AtomicWrite;
  /** Removes the mark of a draw if it is still this draw's. */
  closeDraw(product: string, draw: string, at: Date): AtomicWrite;
}

export function createRandomPrizes(table: string): RandomPrizes {
  return { open, closeDraw };

  function open(id: string, chance: RandomPrize, at: Date): AtomicWrite {
    const isOdds = chance.kind === 'odds';
    return change(id, at, 'SET #chance = :chance, #updatedAt = :at ADD #revision :one', {
      condition: isOdds
        ? '#category = :category'
        : '#category = :category AND (attribute_not_exists(#chance) OR #chance.#kind <> :draw)',
      names: { '#category': 'category', ...(!isOdds && { '#kind': 'kind' }) },
      values: {
        ':chance': chance,
        ':category': isOdds ? 'mystery_prize' : 'mega_sweeps',
        ...(!isOdds && { ':draw': 'draw' }),
      },
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
    expression: { condition: string; names: Record<string, string>; values: Record<string, unknown> },
  ): AtomicWrite {
    return atomicWrite(`chance of ${id}`, {
      Update: {
        TableName: table,
        Key: { id },
        UpdateExpression: update,
        ConditionExpression: expression.condition,
        ExpressionAttributeNames: {
          '#chance': 'chance',
          '#updatedAt': 'updatedAt',
          '#revision': 'revision',
          ...expression.names,
        },
        ExpressionAttributeValues: { ':at': at.toISOString(), ':one': 1, ...expression.values },
      },
    });
  }
}
