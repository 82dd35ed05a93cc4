import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { methodProperties } from '../../lib/local/api-gateway/resources';
import { requestShape } from '../../lib/local/appsync/data-sources/dynamodb-shapes';
import { scalarNames } from '../../lib/local/appsync/schema';
import { identityPoolOperations } from '../../lib/local/cognito-identity/wire';
import { frozenActions } from '../../lib/local/cognito/wire';
import { dynamoDbOperations } from '../../lib/local/dynamodb/wire';
import { emulatedServices } from '../../lib/local/emulated-services';
import { startHost } from '../../lib/local/host';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { s3Operations } from '../../lib/local/s3/wire';
import { secretOperations } from '../../lib/local/secrets/wire';
import { sesOperations } from '../../lib/local/ses/wire';
import { actions as queueActions } from '../../lib/local/sqs/wire';
import { inertResources } from '../../lib/local/template/inert-resources';
import { writeStack } from './fixture-stack';
import { supportedFunctions, usedOperations, usedResolverFunctions } from './used-operations';

/** Text in backquotes between a bold heading and the next paragraph of a README of the host. */
function listed(folder: string, heading: string): string[] {
  const readme = readFileSync(join(projectRoot, 'lib/local', folder, 'README.md'), 'utf8');
  const [, text = ''] = readme.split(`**${heading}`);
  return [
    ...text
      .split('\n\n', 1)
      .join('')
      .matchAll(/`([A-Z][\w:]+)`/g),
  ]
    .map(([, name = '']) => name)
    .sort();
}

describe('the README of a service', () => {
  it.each([
    ['template', 'Passed over', Object.keys(inertResources)],
    ['cognito', 'Operations', [...frozenActions.keys()]],
    ['cognito-identity', 'Operations', identityPoolOperations],
    ['dynamodb', 'Operations', dynamoDbOperations],
    [
      'appsync',
      'Operations of tables, and scalars',
      [...requestShape.options.map(({ shape }) => shape.operation.value), ...scalarNames],
    ],
    [
      'api-gateway',
      'Integrations',
      methodProperties.shape.Integration.options.map(({ shape }) => shape.Type.value),
    ],
    ['s3', 'Operations', Object.keys(s3Operations)],
    ['secrets', 'Operations', secretOperations],
    ['ses', 'Operations', Object.keys(sesOperations)],
    ['sqs', 'Operations', [...queueActions.keys()]],
  ])('of %s contains under "%s" the names in the code', (folder, heading, names) => {
    expect(listed(folder, heading)).toEqual([...names].sort());
  });

  it('exists for each, and together they list the resource types that a host creates', async () => {
    const host = await startHost({
      templateFolder: writeStack({}),
      ports: { site: null, services: 0 },
      stateFolder: null,
      log: () => undefined,
    });
    await host.close();

    const inReadmes = emulatedServices.flatMap(({ name }) => listed(name, 'Resource types'));
    expect(inReadmes.sort()).toEqual([...host.resourceTypes].sort());
  });
});

/**
 * Operations that the product does not use. On AWS, every player may call them with an access token, so the host has to show what they do
 * to an account.
 */
const callableByPlayers = ['DeleteUser', 'GetUser', 'UpdateUserAttributes'];

describe('the host', () => {
  it('emulates the operations that the product uses or a player may call, and no other', () => {
    const emulated = [
      ...frozenActions.keys(),
      ...dynamoDbOperations,
      ...identityPoolOperations,
      ...queueActions.keys(),
      ...Object.keys(s3Operations),
      ...secretOperations,
      ...Object.keys(sesOperations),
    ];

    expect(emulated.sort()).toEqual([...usedOperations(), ...callableByPlayers].sort());
  });

  it('has the functions of AppSync that resolvers use, and no other', () => {
    expect(supportedFunctions()).toEqual([...usedResolverFunctions()].sort());
  });
});
