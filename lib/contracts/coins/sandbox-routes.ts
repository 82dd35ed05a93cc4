import * as z from 'zod';
import { sandboxOutcomes } from '#domain/coins/sandbox-outcome';
import { defineRoute } from '../route-contract';
import { purchase, purchaseParameters } from './shapes';

/** Sandbox payments of stages without a payment provider; other stages do not have these routes. */

const outcomes = z
  .array(z.enum(sandboxOutcomes))
  .meta({ description: 'What can happen to the payment as it stands.' });

export const readSandboxCheckout = defineRoute({
  method: 'get',
  path: '/coins/sandbox/{id}',
  operationId: 'readSandboxCheckout',
  summary: 'The practice payment of a purchase. Only stages that take no money have it.',
  parameters: purchaseParameters,
  answer: z.object({ purchase, outcomes }),
  refusals: ['coins/unknown-purchase'],
});

export const chooseSandboxOutcome = defineRoute({
  method: 'post',
  path: '/coins/sandbox/{id}/outcomes',
  operationId: 'chooseSandboxOutcome',
  summary: 'Decides what happens to a practice payment. Only stages that take no money have it.',
  parameters: purchaseParameters,
  body: z.strictObject({ outcome: z.enum(sandboxOutcomes) }),
  idempotent: true,
  answer: z.object({ purchase, outcomes }),
  refusals: ['coins/unknown-purchase', 'coins/outcome-not-possible'],
});

export const sandboxContracts = [readSandboxCheckout, chooseSandboxOutcome];
