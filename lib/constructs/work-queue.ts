import { Duration } from 'aws-cdk-lib';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acceptOnlyTls } from './queues-over-tls';

/** How often a message is delivered before it becomes a dead letter. */
const maxAttempts = 5;

/** A queue that a function processes, with a dead-letter queue. */
export function workQueue(
  scope: Construct,
  id: string,
  props: {
    /** In order, each message once within five minutes. @default in any order */
    readonly fifo?: boolean;
    /** Whether a service of AWS, such as SNS, sends to it: its policy names the service, and requires TLS as well. @default false */
    readonly acceptsAwsServices?: boolean;
    /** How long each message stays invisible at first. @default not at all */
    readonly delay?: Duration;
    /** Time limit of the function; the visibility timeout is six times as long, as Lambda advises. */
    readonly consumerTimeout: Duration;
  },
): Queue {
  const fifo = props.fifo && { fifo: true };
  const common = { ...fifo, encryption: QueueEncryption.SQS_MANAGED };
  const deadLetters = new Queue(scope, `${id}SetAside`, { ...common, retentionPeriod: Duration.days(14) });
  const queue = new Queue(scope, id, {
    ...common,
    // SQS keeps one policy per queue, so the shared one for TLS must not name it.
    ...(props.acceptsAwsServices && { enforceSSL: true }),
    ...(props.delay && { deliveryDelay: props.delay }),
    visibilityTimeout: Duration.seconds(6 * props.consumerTimeout.toSeconds()),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: maxAttempts },
  });
  const withoutPolicy = props.acceptsAwsServices ? [deadLetters] : [queue, deadLetters];
  for (const each of withoutPolicy) acceptOnlyTls(each as IQueue);
  return queue;
}
