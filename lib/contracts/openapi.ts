import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { brand } from '#domain/operator/brand';
import { allContracts } from './all-routes';
import { errorBodies } from './error-schemas';
import { type ErrorCode, errors } from './errors';
import { idempotencyKey, type RouteContract } from './route-contract';

/** Any route can return these: one without parameters refuses a query, too. */
const everywhere: ErrorCode[] = [
  'request/invalid',
  'request/internal',
  'request/unavailable',
  'request/too-many',
];

/** Generates the OpenAPI 3.1 document of the whole API. It runs at build time and is never part of a Lambda. */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'playFabOps',
      version: '1',
      description: `The REST API of ${brand.name}: account, wallet, games, fairness, bonuses, prizes, and administration. Amounts are integers in the smallest unit of their coin.`,
    },
    paths: pathsOf(allContracts),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'A Cognito access token.',
        },
      },
    },
  });
}

function pathsOf(contracts: readonly RouteContract[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method]: operationOf(contract) };
  }
  return paths;
}

function operationOf(contract: RouteContract): ZodOpenApiOperationObject {
  const { operationId, summary, parameters, query, body, idempotent, answer } = contract;
  const isPublic = contract.path.startsWith('/public/');
  return {
    operationId,
    summary,
    security: isPublic ? [] : [{ accessToken: [] }],
    requestParams: {
      ...(parameters && { path: parameters }),
      ...(query && { query }),
      ...(idempotent && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: 'The request succeeded.', content: { 'application/json': { schema: answer } } },
      ...refusalResponses(contract, isPublic),
    },
  };
}

function refusalResponses(contract: RouteContract, isPublic: boolean) {
  const { path, body, idempotent, needsRecentSignIn, refusals: own } = contract;
  const named: ErrorCode[] = [
    ...own,
    ...(body ? (['request/too-large'] as const) : []),
    ...(idempotent ? (['idempotency/key-missing', 'idempotency/key-reused'] as const) : []),
    ...(isPublic ? [] : (['session/required', 'session/ended'] as const)),
    ...(needsRecentSignIn ? (['session/not-recent'] as const) : []),
    ...(path.startsWith('/admin/') ? (['player/suspended', 'session/own-account'] as const) : []),
    ...everywhere,
  ];
  const codes = [...new Set(named)];
  const statuses = [...new Set(codes.map((code) => errors[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errors[code].status === status);
      const schema = z.union(ofStatus.map((code) => errorBodies.get(code) as z.ZodType));
      return [status, { description: ofStatus.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}
