import type { Service } from '../emulated-service';
import { type LocalSite, localSite } from './local-site';
import { openSite } from './site';

export const site: Service<
  'site',
  'ses' | 'lambda' | 'events' | 'dynamodb' | 's3' | 'cloudfront' | 'bucket-deployment'
> = {
  name: 'site',
  needs: ['ses', 'lambda', 'events', 'dynamodb', 's3', 'cloudfront', 'bucket-deployment'],
  start({ options, browserServicesUrl: servicesUrl, sitePort, clock }, needed) {
    const { site: ofApp, built = false, locateViewer = () => undefined } = options;
    let published: LocalSite = { config: undefined, edge: undefined };
    let close: (() => Promise<void>) | undefined;
    return {
      offer: { config: () => published.config },
      link() {
        published = localSite({
          distribution: needed.cloudfront.distribution(),
          siteDeployments: needed['bucket-deployment'].siteDeployments(),
          buckets: needed.s3,
          localConfig: ofApp?.localConfig,
          servicesUrl,
          siteUrl: sitePort?.url,
          publishedAt: clock.now(),
          locateViewer,
        });
      },
      async begin() {
        if (!sitePort) return;
        const opened = await openSite({
          ...published,
          built,
          openSources: ofApp?.openSources,
          server: sitePort.server,
          servicesUrl,
          outbox: needed.ses,
          functions: needed.lambda.functions,
          schedules: needed.events.schedules,
          tableNames: needed.dynamodb.tableNames,
        });
        sitePort.serve = opened.serve;
        close = opened.close;
      },
      close: () => close?.(),
    };
  },
};
