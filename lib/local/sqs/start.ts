import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import { openQueuePolicies } from './queue-policies';
import { openQueues } from './queues';

export const sqs: Service<'sqs', 'iam'> = {
  name: 'sqs',
  needs: ['iam'],
  async start({ options, servicesUrl, clock, faults, stateAt }, { iam: { authorize } }) {
    const folder = stateAt('queues');
    const queues = await openQueues({ folder, clock, faults, onMessage: options.onMessage });
    const policies = openQueuePolicies();
    const arnOf = (url: string) => {
      const queue = queues.queueAt(url);
      if (!queue) throw new Error(`${url} is not a queue of the template`);
      return queue.definition.arn;
    };
    return {
      offer: { ...queues, policies },
      resources: {
        'AWS::SQS::Queue'({ logicalId, name, properties }) {
          const queue = queues.ensureQueue(logicalId, properties, { name, servicesUrl });
          return {
            ref: queue.url,
            attributes: { Arn: queue.arn, QueueName: queue.name, QueueUrl: queue.url },
          };
        },
        'AWS::SQS::QueuePolicy'({ logicalId, name, properties }) {
          policies.add(logicalId, properties, arnOf);
          return { ref: name, attributes: {} };
        },
      },
      endpoints: { sqs: authorizedBy(authorize, queues.handle) },
      link: () => queues.checkDeadLetterQueues(),
      close: () => queues.close(),
    };
  },
};
