import { Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnQueuePolicy, type IQueue } from 'aws-cdk-lib/aws-sqs';

const id = 'QueuesOverTls';

/**
 * Denies access to a queue without TLS. All queues of a stack share one policy resource, where the CDK's `enforceSSL` adds one per queue.
 * SQS accepts one resource per statement, so the statement names `*`, which means the queue that the policy is attached to.
 *
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/quickref-iam.html#scenario-sqs-policy
 */
export function acceptOnlyTls(queue: IQueue): void {
  const stack = Stack.of(queue);
  const existing = stack.node.tryFindChild(id) as CfnQueuePolicy | undefined;
  if (existing) existing.queues = [...existing.queues, queue.queueUrl];
  else new CfnQueuePolicy(stack, id, { queues: [queue.queueUrl], policyDocument: denyWithoutTls() });
}

function denyWithoutTls(): PolicyDocument {
  return new PolicyDocument({
    statements: [
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['sqs:*'],
        resources: ['*'],
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    ],
  });
}
