import type { Service } from '../emulated-service';
import { copyDeployments } from './publish';
import { type Deployment, readBucketDeployment } from './resources';

export const bucketDeployment: Service<'bucket-deployment', 's3' | 'cloudfront'> = {
  name: 'bucket-deployment',
  needs: ['s3', 'cloudfront'],
  start({ template: { assetFolder } }, { s3: buckets, cloudfront }) {
    const deployments: Deployment[] = [];
    /** The site is published by a deployment into its own bucket, or into one that is not named. */
    const isOfSite = ({ bucket }: Deployment) =>
      bucket === undefined || bucket === cloudfront.distribution()?.siteBucket;
    return {
      offer: { siteDeployments: () => deployments.filter(isOfSite) },
      resources: {
        'Custom::CDKBucketDeployment'({ logicalId, properties }) {
          deployments.push(readBucketDeployment(logicalId, properties, assetFolder));
          return { ref: logicalId, attributes: {} };
        },
      },
      link: () =>
        copyDeployments(
          deployments.filter((deployment) => !isOfSite(deployment)),
          buckets,
        ),
    };
  },
};
