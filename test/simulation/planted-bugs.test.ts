import { PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Command } from '#lambdas/in-memory/database';
import { itInFullRun } from '../full-run';
import { operations, ordering } from './operations/operations';
import { simulate } from './simulate';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Bend = (action: Action) => Action;

const mostOperations = 6_000;

/** Alters the actions of every transaction. */
function inTransactions(bend: Bend): (command: Command) => Command {
  return (command) => {
    if (!(command instanceof TransactWriteCommand)) return command;
    return new TransactWriteCommand({ TransactItems: (command.input.TransactItems ?? []).map(bend) });
  };
}

/** Removes the condition of writes to a table, with the names and values that only it uses. */
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

/** Alters items that are put into a table. */
function withItem(table: string, change: (item: Record<string, unknown>) => object): Bend {
  return (action) => {
    const put = action.Put;
    if (put?.TableName !== table) return action;
    return { Put: { ...put, Item: { ...put.Item, ...change(put.Item ?? {}) } } };
  };
}

/** Increments the weekly quest once more with each progress. */
function withOneMoreStep(command: Command): Command {
  if (!(command instanceof PutCommand) || command.input.TableName !== 'dailies') return command;
  const { Item: item } = command.input;
  const [id, progress, ...rest] = item?.['weekly'] as [string, number];
  return new PutCommand({ ...command.input, Item: { ...item, weekly: [id, progress + 1, ...rest] } });
}

/** Removes the claimed marks of quests. */
function withoutClaims({ days, weekly }: Record<string, unknown>): object {
  if (days === undefined) return {};
  type Quest = [id: string, progress: number];
  type Day = [number, number, number, Quest[]];
  const unmarked = ([id, progress]: Quest) => [id, progress];
  return {
    weekly: unmarked(weekly as Quest),
    days: (days as Day[]).map(([day, from, minutes, quests]) => [day, from, minutes, quests.map(unmarked)]),
  };
}

/** Doubles returned stock. */
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
    [
      'a transaction has a random id',
      withItem('ledger', randomEntry),
      /led to two rows|answered with|has .* open, the ledger/,
    ],
    [
      'rows of the ledger are written over',
      withoutCondition('ledger'),
      /row .* was changed|follows row|nonce/,
    ],
    ['a hold is forgotten', withItem('wallets', () => ({ holds: [] })), /holds of .* add up to/],
    ['pieces come back twice', withTwiceThePieces, /a commit made .* pieces/],
    [
      'a nonce is used again',
      withItem('wallets', ({ fairness }) => {
        const [number, clientSeed, nonce] = fairness as [number, string, number];
        return { fairness: [number, clientSeed, nonce - (nonce % 8 === 7 ? 1 : 0)] };
      }),
      /nonce|a rotation revealed .* rounds/,
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
      'a round that was left open is forgotten',
      withItem('wallets', () => ({ unseen: [] })),
      /has .* open, the ledger/,
    ],
    [
      'a coin is made of nothing',
      withItem('wallets', ({ gold }) => ({ gold: (gold as number) + 1 })),
      /the wallet of .* holds gold/,
    ],
    [
      'a purchase does not remember its coins',
      withItem('purchases', ({ timeline }) => ({
        ...(timeline !== undefined && { timeline: (timeline as object[]).slice(0, 1) }),
      })),
      /a purchase and its coins were not written together/,
    ],
    [
      'a bonus is given for a day that is not there yet',
      withItem('dailies', ({ topic }) => ({ ...(topic === 'bonus' && { day: '2026-11-30' }) })),
      /the daily-bonus of .* on 2026-11-30 came at/,
    ],
    ['a claim is forgotten', withItem('dailies', withoutClaims), /0 quests were claimed with one payment/],
  ])('%s', (_bug, bend, reason) => expectDetection(inTransactions(bend), reason));

  // Takes as long as all others together.
  itInFullRun('a cursor is moved without a condition', () =>
    expectDetection(inTransactions(withoutCondition('metrics')), /figures of/),
  );

  it('an order transition ignores the current status', () =>
    expectDetection(
      inTransactions(withoutCondition('orders')),
      /the order .* (went from|forgot a step)|a commit made .* pieces/,
      ordering,
    ));

  it('a quest is counted a step too far', () =>
    expectDetection(withOneMoreStep, /the quest .* was paid and stands at|the quest .* is at/));

  async function expectDetection(
    bend: (command: Command) => Command,
    reason: RegExp,
    repertoire = operations,
  ): Promise<void> {
    // Few players get far with few operations.
    const settings = { seed: 'e', operations: mostOperations, players: 12, repertoire };
    const { broken } = await simulate({ ...settings, bend });

    expect(broken?.reason).toMatch(reason);
    expect(broken?.lastEvents.length).toBeGreaterThan(0);
  }
});
