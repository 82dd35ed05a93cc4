/** The condition of a Put, a Delete or a ConditionCheck, to be spread into it. */
export interface WriteCondition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/**
 * Holds while there is no item with the key.
 *
 * @param attribute  one that every such item has
 */
export function ifAbsent(attribute: string): WriteCondition {
  return {
    ConditionExpression: `attribute_not_exists(#${attribute})`,
    ExpressionAttributeNames: { [`#${attribute}`]: attribute },
  };
}

/** Holds while an attribute has this value. */
export function ifEqual(attribute: string, value: unknown): WriteCondition {
  return {
    ConditionExpression: `#${attribute} = :${attribute}`,
    ExpressionAttributeNames: { [`#${attribute}`]: attribute },
    ExpressionAttributeValues: { [`:${attribute}`]: value },
  };
}

/**
 * An optimistic lock on a number that each write raises, the first one to 1.
 *
 * @param read  the number that was read; 0 where there was no item
 */
export function optimisticLock(attribute: string, read: number): WriteCondition {
  return read === 0 ? ifAbsent(attribute) : ifEqual(attribute, read);
}
