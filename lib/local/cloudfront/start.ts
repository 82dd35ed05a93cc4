import type { Service } from '../emulated-service';
import { type Distribution, readDistribution } from './resources';

/** The distribution is read from the whole template, because it names policies, functions and grants of buckets. */
export const cloudFront: Service<'cloudfront', 'secrets' | 's3'> = {
  name: 'cloudfront',
  needs: ['secrets', 's3'],
  start({ template: { resources } }, { secrets: { lookUp }, s3: buckets }) {
    let distribution: Distribution | undefined;
    return {
      offer: { distribution: () => distribution },
      link(resolve) {
        distribution = readDistribution({ resources, resolve, lookUp, bucketOf });
      },
    };

    function bucketOf(domainName: string): string | undefined {
      const name = domainName.replace(/\.s3[.-].*$/, '');
      return buckets.has(name) ? name : undefined;
    }
  },
};
