import { expect, it } from 'vitest';
import { unrestricted } from '#domain/play-limits/restrictions';
import { eraseAccount, type EraseAccountDependencies } from './erase-account';

it('eraseAccount stops awaiting documents and files of tickets before it removes the files, so that a late upload leaves none behind', async () => {
  const steps: string[] = [];
  const named = <Methods extends object>() =>
    new Proxy({} as Methods, {
      get: (_methods, name) => async () => {
        steps.push(String(name));
        return undefined;
      },
    });
  const dependencies: EraseAccountDependencies = {
    players: named(),
    mailboxes: named(),
    directory: named(),
    erasure: named(),
    files: named(),
    deletions: named(),
    now: () => new Date(0),
  };

  await eraseAccount(dependencies, 'p', unrestricted);

  expect(steps.filter((step) => ['eraseDocuments', 'eraseTickets', 'removeAll'].includes(step))).toEqual([
    'eraseDocuments',
    'eraseTickets',
    'removeAll',
  ]);
});
