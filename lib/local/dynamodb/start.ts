import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import { localArn } from '../template/account';
import { usualLag } from './index-lag';
import { streamArnOf } from './resources';
import { openDynamoDb } from './wire';

export const dynamoDb: Service<'dynamodb', 'iam'> = {
  name: 'dynamodb',
  needs: ['iam'],
  async start({ options, clock: { now }, faults, stateAt }, { iam: { authorize } }) {
    const { indexLagMs = usualLag } = options;
    const service = await openDynamoDb({ folder: stateAt('tables'), now, indexLagMs, faults });
    const tableNames: string[] = [];
    /** Deferred until all resources are known to be supported. */
    const tables: (() => Promise<void>)[] = [];
    return {
      offer: { ...service, tableNames },
      resources: {
        'AWS::DynamoDB::Table'({ name, properties }) {
          tables.push(() => service.ensureTable({ TableName: name, ...(properties as object) }));
          const { TableName = name, StreamSpecification } = properties as Record<string, string | undefined>;
          tableNames.push(TableName);
          const Arn = localArn('dynamodb', `table/${TableName}`);
          return {
            ref: TableName,
            attributes: { Arn, ...(StreamSpecification && { StreamArn: streamArnOf(Arn) }) },
          };
        },
      },
      endpoints: { dynamodb: authorizedBy(authorize, service.handle) },
      link: async () => void (await Promise.all(tables.map((ensure) => ensure()))),
      close: () => service.close(),
    };
  },
};
