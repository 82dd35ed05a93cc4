import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listApplicationPaths, listHtmlPaths } from '../../bin/public-paths';
import { newHead } from '../../lib/local/s3/objects';
import { createEdge, type ReadObject } from '../../lib/local/site/distribution';
import { readDistribution } from '../../lib/local/site/distribution-properties';
import { contentTypeOf } from '../../lib/local/site/media-types';
import { readBucketDeployment } from '../../lib/local/site/published-file';
import { openPublishedSite, type PublishedSite } from '../../lib/local/site/published-site';
import { readTemplate, type Template } from '../../lib/local/template/read-template';
import { createResolver, type Resolve } from '../../lib/local/template/resolver';
import { synthesizeStage } from '../stack/synthesize-stage';
import { buildFolder } from './deployed-build';
import { publicConfig } from './public-config';

export interface BuiltSite {
  readonly url: string;
  /** Changes files as a later deployment or a sweep would, by their keys; null takes one away. */
  change(files: Readonly<Record<string, string | null>>): void;
  close(): Promise<void>;
}

/**
 * Serves the suite's build as a stage would.
 *
 * @param settings  what an operator writes into `cdk.json` for the stage
 */
export function serveBuild(settings: object = {}): Promise<BuiltSite> {
  const { folder } = synthesizeStage('dev', {
    settings,
    buildFolder,
    prerenderedPaths: listHtmlPaths(),
    applicationPaths: listApplicationPaths(),
  });
  return serveBuiltSite(folder, { ...publicConfig, ...settings });
}

/**
 * Serves the site that an assembly publishes as its distribution would, by the offline host's own CloudFront but at no address
 * of the host: what only a deployment knows stands as the name of its resource.
 *
 * @param assembly  what `cdk synth` wrote
 * @param config    what `config.json` is to hold, since nothing was deployed
 */
export async function serveBuiltSite(assembly: string, config: object): Promise<BuiltSite> {
  const template = readTemplate(assembly);
  const resolve = resolverOf(template);
  const distribution = readDistribution({
    resources: template.resources,
    resolve,
    lookUp: (text) => text,
    bucketOf: (domainName) => domainName.split('.', 1)[0],
  });
  if (!distribution) throw new Error('The template has no distribution.');
  const deployments = Object.entries(template.resources)
    .filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
    .map(([logicalId, { Properties }]) =>
      readBucketDeployment(logicalId, resolve(Properties, logicalId), template.assetFolder),
    )
    .filter(({ bucket }) => bucket === distribution.siteBucket);
  const published = openPublishedSite(deployments, new Date(), (key, bytes) =>
    key === 'config.json' ? Buffer.from(JSON.stringify(config)) : bytes,
  );
  const changed = new Map<string, string | null>();
  const read: ReadObject = (_bucket, key) => {
    const text = changed.get(key);
    if (text === undefined) return Promise.resolve(published(key));
    return Promise.resolve(text === null ? undefined : changedFile(key, text, published(key)));
  };
  // No API runs behind it.
  const urlOf = (domainName: string) => `http://${domainName}.invalid`;
  const edge = createEdge(distribution, read, { urlOf, locateViewer: () => undefined });

  const server = createServer((request, response) => {
    edge.serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved));
  return {
    change: (files) => Object.entries(files).forEach(([key, text]) => changed.set(key, text)),
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A changed file keeps the headers that it had; a new one is asked for each time. */
function changedFile(key: string, text: string, before: ReturnType<PublishedSite>) {
  const bytes = Buffer.from(text);
  const headers = before?.head.headers ?? { 'content-type': contentTypeOf(key), 'cache-control': 'no-cache' };
  return { head: newHead({ key, headers }, bytes, new Date()), bytes };
}

function resolverOf(template: Template): Resolve {
  return createResolver({
    template,
    region: 'us-east-1',
    accountId: '123456789012',
    identify: (logicalId) => ({
      ref: logicalId,
      attributes: new Proxy({}, { get: (_none, name) => `${logicalId}.${String(name)}` }),
    }),
  });
}
