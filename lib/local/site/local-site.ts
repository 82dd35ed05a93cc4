import { openPublishedSite } from '../bucket-deployment/published-site';
import type { Deployment } from '../bucket-deployment/resources';
import type { ViewerLocation } from '../cloudfront/request-origin';
import type { Behavior, Distribution } from '../cloudfront/resources';
import { createEdge, type Edge, type ReadObject } from '../cloudfront/wire';
import type { SiteOfApp } from '../host-options';
import type { Buckets } from '../s3/buckets';
import { localEndpoint, withLocalSources } from './local-addresses';

const configKey = 'config.json';

/** The published site as this host serves it. */
export interface LocalSite {
  /** Content of `/config.json`; undefined where none is published. */
  readonly config: unknown;
  /** Serves the site and files in other buckets; undefined for a template without a distribution. */
  readonly edge: Edge | undefined;
}

/**
 * Points a published site to this host: its settings and its content security policy name the host's services.
 *
 * @param settings.localConfig  replaces addresses in `config.json`; undefined leaves it as published
 * @param settings.servicesUrl  without a trailing slash
 * @param settings.siteUrl      likewise; undefined where no site is served
 */
export function localSite(settings: {
  distribution: Distribution | undefined;
  siteDeployments: readonly Deployment[];
  buckets: Pick<Buckets, 'read'>;
  localConfig: SiteOfApp['localConfig'] | undefined;
  servicesUrl: string;
  siteUrl: string | undefined;
  publishedAt: Date;
  locateViewer: () => ViewerLocation | undefined;
}): LocalSite {
  const { distribution, siteDeployments, buckets, localConfig, servicesUrl, siteUrl } = settings;
  const { publishedAt, locateViewer } = settings;
  const overlaid = (key: string, bytes: Buffer) =>
    key === configKey && localConfig
      ? Buffer.from(JSON.stringify(localConfig(JSON.parse(bytes.toString()), { servicesUrl, siteUrl })))
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
