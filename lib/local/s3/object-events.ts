import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../events/event-rules';
import type { ObjectHead } from './state';

/**
 * The event about a created object.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
export function objectCreated(bucket: string, { key, size, etag }: ObjectHead): BusEvent {
  return {
    source: 'aws.s3',
    'detail-type': 'Object Created',
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag },
      'request-id': randomUUID(),
      'source-ip-address': '127.0.0.1',
    },
  };
}
