import { expect, it } from 'vitest';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { recordPictureAct } from './record-picture-act';

const image = 'media/products/tea-800.webp';

function setup(commitInstead?: CommitTogether) {
  const tables = createFakeTables();
  const { audit, audited } = createFakeAudit(tables);
  const commitTogether = commitInstead ?? tables.commitTogether;
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 10, 23, 8, 0, (second += 1)));
  return {
    recorded: () => audited.map(({ actor, act, subject }) => [actor, act, subject.id]),
    record: (actor: string, act: 'picture-published' | 'picture-removed') =>
      recordPictureAct({ audit, now, commitTogether }, { image, actor, act }),
  };
}

it('recordPictureAct records each act on a picture, and a repeated one once', async () => {
  const { record, recorded } = setup();

  expect(await record('ada', 'picture-published')).toBeNull();
  expect(await record('ada', 'picture-removed')).toBeNull();
  expect(await record('ada', 'picture-removed')).toBeNull();
  expect(await record('mei', 'picture-removed')).toBeNull();
  expect(await record('ada', 'picture-published')).toBeNull();

  expect(recorded()).toEqual([
    ['ada', 'picture-published', image],
    ['ada', 'picture-removed', image],
    ['mei', 'picture-removed', image],
    ['ada', 'picture-published', image],
  ]);
});

it('recordPictureAct returns the refusal when the entry cannot be written', async () => {
  const { record } = setup(async () => ({ outcome: 'conflict', failed: [] }));

  expect(await record('ada', 'picture-removed')).toEqual({ code: 'request/unavailable' });
});
