import * as z from 'zod';
import { sandboxOutcomes } from '#domain/coins/sandbox-outcome';
import { defineRoute } from '../route-contract';
import { purchase, purchaseParameters } from './shapes';

/** Sandbox payments of stages without a payment provider; other stages do not have these routes. */

const outcomes = z
  .array(z.enum(sandboxOutcomes))
  .meta({ description: 'Possible outcomes in the current state of the payment.' });

export const readSandboxCheckout = defineRoute({
  method: 'get',
  path: '/coins/sandbox/{id}',
  operationId: 'readSandboxCheckout',
  summary: 'Get the practice payment of a purchase. Available only on stages without real payments.',
  parameters: purchaseParameters,
  answer: z.object({ purchase, outcomes }),
  refusals: ['coins/unknown-purchase'],
});

export const chooseSandboxOutcome = defineRoute({
  method: 'post',
  path: '/coins/sandbox/{id}/outcomes',
  operationId: 'chooseSandboxOutcome',
  summary: 'Choose the outcome of a practice payment. Available only on stages without real payments.',
  parameters: purchaseParameters,
  body: z.strictObject({ outcome: z.enum(sandboxOutcomes) }),
  idempotent: true,
  answer: z.object({ purchase, outcomes }),
  refusals: ['coins/unknown-purchase', 'coins/outcome-not-possible'],
});

export const sandboxContracts = [readSandboxCheckout, chooseSandboxOutcome];
