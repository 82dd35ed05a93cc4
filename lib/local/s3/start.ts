import type { Service } from '../emulated-service';
import { account } from '../template/account';
import { openBucketPolicies } from './bucket-policies';
import { openBuckets } from './buckets';
import { createS3Endpoint } from './wire';

export const s3: Service<'s3', 'iam' | 'events'> = {
  name: 's3',
  needs: ['iam', 'events'],
  start({ clock: { now }, stateAt }, { iam: { authorize, webSessions }, events }) {
    const buckets = openBuckets({ folder: stateAt('buckets'), now });
    const policies = openBucketPolicies();
    const { emit } = events;
    return {
      offer: buckets,
      resources: {
        'AWS::S3::Bucket'({ logicalId, name: stackName, properties }) {
          const { name } = buckets.ensureBucket(logicalId, stackName, properties);
          return {
            ref: name,
            attributes: {
              Arn: `arn:aws:s3:::${name}`,
              DomainName: `${name}.s3.amazonaws.com`,
              RegionalDomainName: `${name}.s3.${account.region}.amazonaws.com`,
            },
          };
        },
        'AWS::S3::BucketPolicy'({ logicalId, name, properties }) {
          policies.add(logicalId, properties);
          return { ref: name, attributes: {} };
        },
      },
      endpoints: {
        s3: { whole: createS3Endpoint({ buckets, policies, authorize, webSessions, now, emit }) },
      },
    };
  },
};
