import * as z from 'zod';
import { traitKinds, traitVerdicts } from '#domain/player/shared-trait';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';
import { person } from './person-shape';

const name = z.string().regex(/^[a-z]+#[\w-]{1,64}$/, 'must be the name of a trait');

const sharedTrait = z
  .object({
    trait: z.string().meta({ description: 'Name of the trait. It does not reveal what the accounts share.' }),
    kind: z.enum(traitKinds),
    accounts: z.array(z.object({ player: z.string(), seenAt: instant })),
    verdict: z.enum(traitVerdicts).nullable().meta({
      description: 'Verdict on the accounts that shared the trait at that time; null before the first.',
    }),
    revision: count.meta({ description: 'Send this with a verdict to confirm which accounts it covers.' }),
  })
  .meta({ id: 'SharedTrait', description: 'Accounts that share a trait and may belong to one person.' });

export const listSharedTraits = defineRoute({
  method: 'get',
  path: '/admin/shared-traits',
  operationId: 'listSharedTraits',
  summary:
    'List accounts that share a home, a card, a device, or name and birthday and await a verdict, longest wait first.',
  query: z.strictObject({
    limit: pageLimit,
    after: z.string().min(1).max(160).optional(),
  }),
  answer: z.object({
    items: z.array(sharedTrait),
    next: z.string().nullable(),
    people: z.array(person).meta({ description: 'The owners of these accounts.' }),
  }),
  refusals: ['session/forbidden'],
});

export const judgeSharedTrait = defineRoute({
  method: 'post',
  path: '/admin/shared-traits/verdicts',
  operationId: 'judgeSharedTrait',
  summary:
    'Record whether the accounts that share a trait belong to one person. If another account shares the trait later, it is listed again.',
  body: z.strictObject({ trait: name, verdict: z.enum(traitVerdicts), revision: z.int().min(1) }),
  idempotent: true,
  answer: z.object({ trait: sharedTrait }),
  refusals: ['session/forbidden', 'session/own-account', 'player/unknown-trait', 'player/trait-changed'],
});

export const adminTraitContracts = [listSharedTraits, judgeSharedTrait];
