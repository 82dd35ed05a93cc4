import { openPublishedSite } from '../bucket-deployment/published-site';
import type { Deployment } from '../bucket-deployment/resources';
import type { ViewerLocation } from '../cloudfront/request-origin';
import type { Behavior, Distribution } from '../cloudfront/resources';
import { createEdge, type Edge, type ReadObject } from '../cloudfront/wire';
import { localEndpoint, withLocalEndpoints, withLocalSources } from '../product/site/config-overlay';
import type { Buckets } from '../s3/buckets';

const configKey = 'config.json';

/**
 * Points a published site to this host: its settings and its content security policy name the host's services.
 *
 * @param settings.servicesUrl  without a trailing slash
 * @param settings.siteUrl      likewise; undefined where no site is served
 * @returns the settings, undefined where none are published, and the server of the site and of files in other buckets
 */
export function localSite(settings: {
  distribution: Distribution | undefined;
  siteDeployments: readonly Deployment[];
  buckets: Pick<Buckets, 'read'>;
  servicesUrl: string;
  siteUrl: string | undefined;
  publishedAt: Date;
  locateViewer: () => ViewerLocation | undefined;
}): { config: unknown; edge: Edge | undefined } {
  const { distribution, siteDeployments, buckets, servicesUrl, siteUrl, publishedAt, locateViewer } =
    settings;
  const overlaid = (key: string, bytes: Buffer) =>
    key === configKey
      ? Buffer.from(
          JSON.stringify(withLocalEndpoints(JSON.parse(bytes.toString()), { servicesUrl, siteUrl })),
        )
      : bytes;
  const published = openPublishedSite(siteDeployments, publishedAt, overlaid);
  const read: ReadObject = (bucket, key) =>
    bucket === distribution?.siteBucket ? Promise.resolve(published(key)) : buckets.read(bucket, key);
  const config = published(configKey)?.bytes.toString();
  return {
    config: config === undefined ? undefined : JSON.parse(config),
    edge:
      distribution &&
      createEdge(callingHost(distribution, servicesUrl), read, {
        urlOf: (domainName) => localEndpoint(`https://${domainName}`, servicesUrl),
        locateViewer,
      }),
  };
}

function callingHost(distribution: Distribution, servicesUrl: string): Distribution {
  const led = ({ headersPolicy, ...behavior }: Behavior): Behavior => ({
    ...behavior,
    headersPolicy: headersPolicy?.map((header) =>
      header.name === 'Content-Security-Policy'
        ? { ...header, value: withLocalSources(header.value, servicesUrl) }
        : header,
    ),
  });
  return { ...distribution, behaviors: distribution.behaviors.map(led) };
}
