import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapes as gatewayShapes } from '../../lib/local/api-gateway/shapes';
import { requestShape } from '../../lib/local/appsync/data-sources/dynamodb-shapes';
import { scalarNames } from '../../lib/local/appsync/scalars';
import { frozenActions } from '../../lib/local/cognito/frozen-actions';
import { dynamoDbOperations } from '../../lib/local/dynamodb/dynamodb';
import { suppliedTypes } from '../../lib/local/provision';
import { s3Operations } from '../../lib/local/s3/s3-endpoint';
import { secretOperations } from '../../lib/local/secrets/secrets';
import { sesOperations } from '../../lib/local/ses/ses-endpoint';
import { inertResources } from '../../lib/local/template/inert-resources';
import { projectRoot } from '../../lib/local/template/synthesize';

const readme = readFileSync(join(projectRoot, 'lib/local/README.md'), 'utf8');

/** Text in backquotes between a bold heading and the next. */
function listed(heading: string): string[] {
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

describe('the lists in the README', () => {
  it.each([
    ['Resource types made real', suppliedTypes],
    ['Passed over', Object.keys(inertResources)],
    ['Cognito', [...frozenActions.keys()]],
    ['DynamoDB:**', dynamoDbOperations],
    ['AppSync', [...requestShape.options.map(({ shape }) => shape.operation.value), ...scalarNames]],
    ['API Gateway', gatewayShapes.method.shape.Integration.options.map(({ shape }) => shape.Type.value)],
    ['S3', Object.keys(s3Operations)],
    ['SES', Object.keys(sesOperations)],
    ['Secrets Manager', secretOperations],
  ])('contain under "%s" the names in the code', (heading, names) => {
    expect(listed(heading)).toEqual([...names].sort());
  });
});
