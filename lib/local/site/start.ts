import { openPublishedSite } from '../bucket-deployment/publish';
import type { Behavior, Distribution } from '../cloudfront/resources';
import { createEdge, type Edge } from '../cloudfront/wire';
import type { Service } from '../emulated-service';
import { createPages } from '../pages/pages';
import { localEndpoint, withLocalSources } from './local-addresses';
import { openSite } from './site';

const configKey = 'config.json';

/** Points the published site to this host: its settings and its content security policy name the host's services. */
export const site: Service<
  'site',
  'ses' | 'lambda' | 'events' | 'dynamodb' | 's3' | 'cloudfront' | 'bucket-deployment'
> = {
  name: 'site',
  needs: ['ses', 'lambda', 'events', 'dynamodb', 's3', 'cloudfront', 'bucket-deployment'],
  start({ options, browserServicesUrl: servicesUrl, sitePort, clock }, needed) {
    const { site: ofApp, built = false, locateViewer = () => undefined } = options;
    let config: unknown;
    let edge: Edge | undefined;
    let close: (() => Promise<void>) | undefined;
    return {
      offer: { config: () => config },
      link() {
        const deployments = needed['bucket-deployment'].siteDeployments();
        const published = openPublishedSite(deployments, clock.now(), withLocalConfig);
        const configFile = published(configKey);
        config = configFile && JSON.parse(configFile.bytes.toString());
        const distribution = needed.cloudfront.distribution();
        edge =
          distribution &&
          createEdge(
            callingHost(distribution, servicesUrl),
            async (bucket, key) =>
              bucket === distribution.siteBucket ? published(key) : needed.s3.read(bucket, key),
            { urlOf: (domainName) => localEndpoint(`https://${domainName}`, servicesUrl), locateViewer },
          );
      },
      async begin() {
        if (!sitePort) return;
        const { server } = sitePort;
        const opened = await openSite({ server, config, edge, built, openSources: ofApp?.openSources });
        const pages = createPages({
          servicesUrl,
          outbox: needed.ses,
          functions: needed.lambda.functions,
          schedules: needed.events.schedules,
          tableNames: needed.dynamodb.tableNames,
        });
        sitePort.serve = (request, response) => {
          if (!pages(request, response)) opened.serve(request, response);
        };
        close = opened.close;
      },
      close: () => close?.(),
    };

    function withLocalConfig(key: string, bytes: Buffer): Buffer {
      if (key !== configKey || !ofApp) return bytes;
      const addresses = { servicesUrl, siteUrl: sitePort?.url };
      return Buffer.from(JSON.stringify(ofApp.localConfig(JSON.parse(bytes.toString()), addresses)));
    }
  },
};

function callingHost(distribution: Distribution, servicesUrl: string): Distribution {
  const local = (behavior: Behavior): Behavior => ({
    ...behavior,
    headersPolicy: behavior.headersPolicy.map((header) =>
      header.name === 'Content-Security-Policy'
        ? { ...header, value: withLocalSources(header.value, servicesUrl) }
        : header,
    ),
  });
  return { ...distribution, behaviors: distribution.behaviors.map(local) };
}
