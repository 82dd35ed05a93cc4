import { expect, it } from 'vitest';
import { awaitDocument, type DocumentKind } from '#domain/player/identity-check';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { changeCheck } from './change-check';

it('keeps both of two concurrent changes', async () => {
  const tables = createFakeTables();
  const { checks } = createFakeIdentity(tables);
  const { commitTogether } = tables;
  const at = new Date('2026-11-21T12:00:00Z');
  const dependencies = { checks, commitTogether, pause: async () => undefined, now: () => at };
  const add = (kind: DocumentKind) =>
    changeCheck(dependencies, 'mei', (before) => awaitDocument(before, { id: kind, kind }, at));

  await Promise.all([add('photo-id'), add('selfie')]);

  const { documents } = await checks.load('mei');
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['photo-id', 'selfie']);
});
