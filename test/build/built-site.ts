import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listApplicationPaths, listHtmlPaths } from '../../bin/public-paths';
import {
  contentTypeOf,
  openPublishedSite,
  type PublishedSite,
} from '../../lib/local/bucket-deployment/publish';
import { readBucketDeployment } from '../../lib/local/bucket-deployment/resources';
import { readDistribution } from '../../lib/local/cloudfront/resources';
import { createEdge } from '../../lib/local/cloudfront/wire';
import type { Buckets } from '../../lib/local/s3/buckets';
import { newHead } from '../../lib/local/s3/objects';
import { readTemplate } from '../../lib/local/template/read-template';
import { createResolver, type Resolve } from '../../lib/local/template/resolver';
import { synthesizeStage } from '../stack/synthesize-stage';
import { buildFolder } from './deployed-build';
import { publicConfig } from './public-config';

export interface BuiltSite {
  readonly url: string;
  /** Replaces files by key, like a later deployment or a sweep; null removes a file. */
  change(files: Readonly<Record<string, string | null>>): void;
  close(): Promise<void>;
}

/**
 * Serves the build of the suite like a stage.
 *
 * @param settings  settings of the stage in `cdk.json`
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
 * Serves the site of an assembly like its distribution, with the CloudFront of the offline host but without its addresses: values known
 * only to a deployment are resource names.
 *
 * @param assembly  output folder of `cdk synth`
 * @param config  content of `config.json`, because nothing is deployed
 */
export async function serveBuiltSite(assembly: string, config: object): Promise<BuiltSite> {
  const template = readTemplate(assembly);
  const resolve = resolverOf();
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
  const read: Buckets['read'] = (_bucket, key) => {
    const text = changed.get(key);
    if (text === undefined) return Promise.resolve(published(key));
    return Promise.resolve(text === null ? undefined : changedFile(key, text, published(key)));
  };
  // There is no API behind it.
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

/** A changed file keeps its headers; a new one is revalidated on each request. */
function changedFile(key: string, text: string, before: ReturnType<PublishedSite>) {
  const bytes = Buffer.from(text);
  const headers = before?.head.headers ?? { 'content-type': contentTypeOf(key), 'cache-control': 'no-cache' };
  return { head: newHead({ key, headers }, bytes, new Date()), bytes };
}

function resolverOf(): Resolve {
  return createResolver((logicalId) => ({
    ref: logicalId,
    attributes: new Proxy({}, { get: (_none, name) => `${logicalId}.${String(name)}` }),
  }));
}
