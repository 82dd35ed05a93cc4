import { SQSClient } from '@aws-sdk/client-sqs';
import type { Faults } from '../../lib/local/faults/faults';
import { listenOnLoopback } from '../../lib/local/http/loopback-server';
import { readBody } from '../../lib/local/http/read-body';
import { openQueues, type Queues } from '../../lib/local/sqs/queues';
import { systemClock, type Clock } from '../../lib/local/time/clock';

/** Queues on a free loopback port, with the unmodified client of the AWS SDK. */
export interface QueueEndpoint {
  readonly queues: Queues;
  readonly client: SQSClient;
  readonly servicesUrl: string;
  /** Creates a queue and returns its URL. */
  make(logicalId: string, properties?: object): string;
  close(): Promise<void>;
}

export async function openQueueEndpoint(
  folder: string | null,
  clock: Clock = systemClock,
  faults: Faults = {},
): Promise<QueueEndpoint> {
  const queues = await openQueues({ folder, clock, faults });
  const listening = await listenOnLoopback(0, (request, response) => {
    void readBody(request, 16 * 1024 * 1024).then((body) =>
      queues.handle(request, response, body ?? Buffer.alloc(0)),
    );
  });
  const servicesUrl = `http://127.0.0.1:${listening.port}`;
  const client = new SQSClient({
    endpoint: `${servicesUrl}/sqs`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'role', secretAccessKey: 'local', sessionToken: 'function' },
    maxAttempts: 1,
  });
  return {
    queues,
    client,
    servicesUrl,
    make(logicalId, properties = {}) {
      const context = { name: logicalId, servicesUrl };
      return queues.ensureQueue(logicalId, properties, context).url;
    },
    async close() {
      client.destroy();
      await queues.close();
      await listening.close();
    },
  };
}
