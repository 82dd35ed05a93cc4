import type { Service } from '../emulated-service';
import { openEventSourceMappings } from './event-source-mappings';

export const streams: Service<'streams', 'iam' | 'dynamodb' | 'sqs' | 'lambda' | 's3'> = {
  name: 'streams',
  needs: ['iam', 'dynamodb', 'sqs', 'lambda', 's3'],
  start({ options, clock, log }, { iam, dynamodb, sqs, lambda: { functions }, s3: buckets }) {
    const mappings = openEventSourceMappings({
      functions,
      streamOf: dynamodb.streamOf,
      queueOf: sqs.queueOf,
      putObject: (bucket, key, json) =>
        buckets.put(bucket, key, Buffer.from(json), { 'content-type': 'application/json' }),
      authorize: iam.authorize,
      clock,
      log,
      readsStreams: options.readsStreams ?? true,
    });
    return {
      offer: undefined,
      resources: {
        'AWS::Lambda::EventSourceMapping'({ logicalId, properties }) {
          const id = mappings.add(logicalId, properties);
          return { ref: id, attributes: { Id: id } };
        },
      },
      begin: () => mappings.start(),
      async close() {
        // A batch waits for its function, which ends with the functions; new batches end first.
        const ending = mappings.close();
        await functions.close();
        await ending;
      },
    };
  },
};
