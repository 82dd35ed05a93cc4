import { PutCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Command } from '#lambdas/in-memory/database';
import { itInFullRun } from '../full-run';
import { operations, ordering } from './operations/operations';
import { simulate } from './simulate';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Corruption = (action: Action) => Action;

const maxOperations = 6_000;

/** Alters the actions of every transaction. */
function corruptTransactions(corrupt: Corruption): (command: Command) => Command {
  return (command) => {
    if (!(command instanceof TransactWriteCommand)) return command;
    return new TransactWriteCommand({ TransactItems: (command.input.TransactItems ?? []).map(corrupt) });
  };
}

/** Removes the condition of writes to a table, with the names and values that only it uses. */
function withoutCondition(table: string): Corruption {
  return (action) => {
    const [kind, write] = Object.entries(action)[0] as [string, Record<string, unknown>];
    if (write['TableName'] !== table) return action;
    const { ConditionExpression: _condition, ...rest } = write;
    const update = String(rest['UpdateExpression'] ?? '');
    return {
      [kind]: { ...rest, ...onlyUsedIn(rest, 'Names', update), ...onlyUsedIn(rest, 'Values', update) },
    };
  };
}

function onlyUsedIn(write: Record<string, unknown>, what: 'Names' | 'Values', update: string): object {
  const field = `ExpressionAttribute${what}`;
  const given = Object.entries(write[field] ?? {}).filter(([name]) => new RegExp(`${name}\\b`).test(update));
  return { [field]: Object.fromEntries(given) };
}

/** Alters items that are put into a table. */
function withItem(table: string, change: (item: Record<string, unknown>) => object): Corruption {
  return (action) => {
    const put = action.Put;
    if (put?.TableName !== table) return action;
    return { Put: { ...put, Item: { ...put.Item, ...change(put.Item ?? {}) } } };
  };
}

/** Increments the weekly quest twice with each progress. */
function withExtraStep(command: Command): Command {
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
function withDoubledStock(action: Action): Action {
  const { Update: update } = action;
  if (!update || update.TableName !== 'products') return action;
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = update;
  const added = Object.keys(names)
    .filter((name) => names[name] === 'stock')
    .map((name) => name.replace('#', ':'))
    .find((placeholder) => update.UpdateExpression?.includes(` ${placeholder}`));
  if (added === undefined || values[added] < 0) return action;
  return { Update: { ...update, ExpressionAttributeValues: { ...values, [added]: 2 * values[added] } } };
}

let entryCount = 0;
const randomEntry = () => ({ entry: `random-${(entryCount += 1)}` });

describe('a planted bug is found within 6,000 operations', () => {
  it.each<[string, Corruption, RegExp]>([
    [
      'wallets are written without a condition',
      withoutCondition('wallets'),
      /follows row|not at its row|nonce/,
    ],
    [
      'a transaction has a random id',
      withItem('ledger', randomEntry),
      /led to two rows|answered with|has .* open, the ledger/,
    ],
    ['ledger rows are overwritten', withoutCondition('ledger'), /row .* was changed|follows row|nonce/],
    ['a wallet write drops its holds', withItem('wallets', () => ({ holds: [] })), /holds of .* add up to/],
    ['returned stock is doubled', withDoubledStock, /a commit created .* pieces/],
    [
      'a nonce is reused',
      withItem('wallets', ({ fairness }) => {
        const [number, clientSeed, nonce] = fairness as [number, string, number];
        return { fairness: [number, clientSeed, nonce - (nonce % 8 === 7 ? 1 : 0)] };
      }),
      /nonce|a rotation revealed .* rounds/,
    ],
    [
      'the draws of a round do not follow from its seed',
      withItem('ledger', ({ detail }) => {
        const { draws, ...rest } = detail as { draws?: number[] };
        return { detail: { ...rest, ...(draws && { draws: draws.toReversed() }) } };
      }),
      /nonce .* gives/,
    ],
    [
      'a wallet write drops its open rounds',
      withItem('wallets', () => ({ openRounds: [] })),
      /has .* open, the ledger/,
    ],
    [
      'a wallet gains a coin without a posting',
      withItem('wallets', ({ gold }) => ({ gold: (gold as number) + 1 })),
      /the wallet of .* holds gold/,
    ],
    [
      'a purchase loses its credited state',
      withItem('purchases', ({ timeline }) => ({
        ...(timeline !== undefined && { timeline: (timeline as object[]).slice(0, 1) }),
      })),
      /a purchase and its coins were not written together/,
    ],
    [
      'a bonus is paid for a future day',
      withItem('dailies', ({ topic }) => ({ ...(topic === 'bonus' && { day: '2026-11-30' }) })),
      /the daily-bonus of .* on 2026-11-30 came at/,
    ],
    [
      'quest claims are not marked',
      withItem('dailies', withoutClaims),
      /0 quests were claimed with one payment/,
    ],
  ])('%s', (_bug, corrupt, reason) => expectDetection(corruptTransactions(corrupt), reason));

  // Takes as long as all others together.
  itInFullRun('a cursor is moved without a condition', () =>
    expectDetection(corruptTransactions(withoutCondition('metrics')), /metrics of/),
  );

  it('an order transition ignores the current status', () =>
    expectDetection(
      corruptTransactions(withoutCondition('orders')),
      /the order .* (went from|lost a step)|a commit created .* pieces/,
      ordering,
    ));

  it('quest progress is counted one step too far', () =>
    expectDetection(withExtraStep, /the quest .* was paid and is at|the quest .* is at/));

  async function expectDetection(
    corrupt: (command: Command) => Command,
    reason: RegExp,
    playedOperations = operations,
  ): Promise<void> {
    // Few players get far with few operations.
    const settings = { seed: 'e', operations: maxOperations, players: 12, playedOperations };
    const { violation } = await simulate({ ...settings, corrupt });

    expect(violation?.reason).toMatch(reason);
    expect(violation?.lastEvents.length).toBeGreaterThan(0);
  }
});
