import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import { openQueuePolicies } from './queue-policies';
import { openQueues } from './queues';

export const sqs: Service<'sqs', 'iam'> = {
  name: 'sqs',
  needs: ['iam'],
  async start({ options, servicesUrl, clock, faults, stateAt }, { iam: { authorize } }) {
    const { onMessage } = options;
    const queues = await openQueues({ folder: stateAt('queues'), clock, faults, onMessage });
    const policies = openQueuePolicies();
    const arns = new Map<string, string>();
    const arnOf = (url: string) => {
      const arn = arns.get(url);
      if (arn === undefined) throw new Error(`${url} is not a queue of the template`);
      return arn;
    };
    return {
      offer: { ...queues, policies },
      resources: {
        'AWS::SQS::Queue'({ logicalId, name, properties }) {
          const context = { name, servicesUrl };
          const queue = queues.ensureQueue(logicalId, properties, context);
          arns.set(queue.url, queue.arn);
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
