import * as z from 'zod';
import { traitKinds, traitVerdicts } from '#domain/player/shared-trait';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

const name = z.string().regex(/^[a-z]+#[\w-]{1,64}$/, 'must be the name of a trait');

const sharedTrait = z
  .object({
    trait: z.string().meta({ description: 'Its name, which tells nothing of what is shared.' }),
    kind: z.enum(traitKinds),
    accounts: z.array(z.object({ player: z.string(), seenAt: instant })),
    verdict: z.enum(traitVerdicts).nullable().meta({ description: 'Of the accounts that shared it before.' }),
    revision: count.meta({ description: 'To be told with a verdict, so that it is about what was seen.' }),
  })
  .meta({ id: 'SharedTrait', description: 'Accounts that share something, and may be of one person.' });

export const listSharedTraits = defineRoute({
  method: 'get',
  path: '/admin/shared-traits',
  operationId: 'listSharedTraits',
  summary:
    'Accounts that share a home, a card, a device, or birthday and name, and were not judged yet; the longest wait first.',
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    after: z.string().min(1).max(160).optional(),
  }),
  answer: z.object({ items: z.array(sharedTrait), next: z.string().nullable() }),
  refusals: ['session/forbidden'],
});

export const judgeSharedTrait = defineRoute({
  method: 'post',
  path: '/admin/shared-traits/verdicts',
  operationId: 'judgeSharedTrait',
  summary:
    'Says whether the accounts of a trait are one person’s. Another account that joins them is listed again.',
  body: z.strictObject({ trait: name, verdict: z.enum(traitVerdicts), revision: z.int().min(1) }),
  idempotent: true,
  answer: z.object({ trait: sharedTrait }),
  refusals: ['session/forbidden', 'session/own-account', 'player/unknown-trait', 'player/trait-changed'],
});

export const adminTraitContracts = [listSharedTraits, judgeSharedTrait];
