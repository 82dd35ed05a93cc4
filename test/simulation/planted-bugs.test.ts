import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { simulate } from './simulate';
import type { Command } from './table/database';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Bend = (action: Action) => Action;

const mostOperations = 6_000;

/** Bends the actions of every transaction. */
function inTransactions(bend: Bend): (command: Command) => Command {
  return (command) => {
    if (!(command instanceof TransactWriteCommand)) return command;
    return new TransactWriteCommand({ TransactItems: (command.input.TransactItems ?? []).map(bend) });
  };
}

/** Leaves out the condition of whatever is written to a table, with the names and values that only it uses. */
function withoutCondition(table: string): Bend {
  return (action) => {
    const [kind, write] = Object.entries(action)[0] as [string, Record<string, unknown>];
    if (write['TableName'] !== table) return action;
    const { ConditionExpression: _condition, ...rest } = write;
    const update = String(rest['UpdateExpression'] ?? '');
    return { [kind]: { ...rest, ...onlyUsed(rest, 'Names', update), ...onlyUsed(rest, 'Values', update) } };
  };
}

function onlyUsed(write: Record<string, unknown>, what: 'Names' | 'Values', update: string): object {
  const field = `ExpressionAttribute${what}`;
  const given = Object.entries(write[field] ?? {}).filter(([name]) => new RegExp(`${name}\\b`).test(update));
  return { [field]: Object.fromEntries(given) };
}

/** Changes the item of whatever is put into a table. */
function withItem(table: string, change: (item: Record<string, unknown>) => object): Bend {
  return (action) => {
    const put = action.Put;
    if (put?.TableName !== table) return action;
    return { Put: { ...put, Item: { ...put.Item, ...change(put.Item ?? {}) } } };
  };
}

/** Gives back twice what is given back. */
function withTwiceThePieces(action: Action): Action {
  const { Update: update } = action;
  const change = update?.ExpressionAttributeValues?.[':change'] as number | undefined;
  if (!update || update.TableName !== 'products' || change === undefined || change < 0) return action;
  return {
    Update: {
      ...update,
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':change': 2 * change },
    },
  };
}

let made = 0;
const randomEntry = () => ({ entry: `random-${(made += 1)}` });

describe('a planted bug is found within 6,000 operations', () => {
  it.each<[string, Bend, RegExp]>([
    [
      'wallets are written whatever they have become',
      withoutCondition('wallets'),
      /follows row|not at its row|nonce/,
    ],
    ['a transaction has a random id', withItem('ledger', randomEntry), /led to two rows|answered with/],
    [
      'rows of the ledger are written over',
      withoutCondition('ledger'),
      /row .* was changed|follows row|nonce/,
    ],
    ['a hold is forgotten', withItem('wallets', () => ({ holds: [] })), /holds of .* add up to/],
    ['pieces come back twice', withTwiceThePieces, /a commit made .* pieces/],
    ['a cursor moves whoever moved it', withoutCondition('figures'), /figures of/],
    [
      'a nonce is used again',
      withItem('wallets', ({ seeds }) => {
        const [current, next, clientSeed, nonce] = seeds as [unknown, unknown, string, number];
        return { seeds: [current, next, clientSeed, nonce - (nonce % 8 === 7 ? 1 : 0)] };
      }),
      /nonce/,
    ],
    [
      'a round draws what the seed does not give',
      withItem('ledger', ({ detail }) => {
        const { draws, ...rest } = detail as { draws?: number[] };
        return { detail: { ...rest, ...(draws && { draws: draws.toReversed() }) } };
      }),
      /nonce .* gives/,
    ],
    [
      'a coin is made of nothing',
      withItem('wallets', ({ gold }) => ({ gold: (gold as number) + 1 })),
      /the wallet of .* holds gold/,
    ],
  ])('%s', async (_bug, bend, reason) => {
    const { broken } = await simulate({
      seed: 'planted',
      operations: mostOperations,
      players: 40,
      bend: inTransactions(bend),
    });

    expect(broken?.reason).toMatch(reason);
    expect(broken?.lastEvents.length).toBeGreaterThan(0);
  });
});
