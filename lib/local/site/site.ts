import type { Server } from 'node:http';
import type { Edge } from '../cloudfront/wire';
import type { SiteOfApp } from '../host-options';
import type { Serve } from '../http/loopback-server';

export interface SiteSettings {
  /** The server of hot-reload connections. */
  readonly server: Server;
  /** Content of `/config.json`; undefined where none is published. */
  readonly config: unknown;
  /** The distribution of the site; undefined for a template without one. */
  readonly edge: Edge | undefined;
  /** Whether the build of the site is served instead of its sources. */
  readonly built: boolean;
  /** Undefined for an app whose sources the host does not know. */
  readonly openSources: SiteOfApp['openSources'] | undefined;
}

/**
 * Serves the site: a build as its distribution would, or the sources with hot reload, with `/config.json` and files
 * of other buckets as deployed.
 *
 * @throws Error for a built site of a template without a distribution, and for unknown sources
 */
export async function openSite({
  server,
  config,
  edge,
  built,
  openSources,
}: SiteSettings): Promise<{ serve: Serve; close?: () => Promise<void> }> {
  if (built) {
    if (!edge) throw new Error('The template has no distribution to serve a built site.');
    return { serve: serveAt(edge) };
  }
  if (!openSources)
    throw new Error('The host has no sources of the site; set `openSources`, or serve the site as built.');
  const sources = await openSources(server);
  const serve: Serve = (request, response) => {
    if (request.url?.split('?', 1)[0] === '/config.json' && config !== undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(config));
    } else if (edge && !edge.isSite(request)) serveAt(edge)(request, response);
    else {
      // Pages with hot reload relax the site's own policy; parts built separately keep theirs.
      for (const [name, value] of Object.entries(edge?.ownHeaders(request) ?? {}))
        response.setHeader(name, value);
      sources.serve(request, response);
    }
  };
  return { serve, close: sources.close };
}

function serveAt(edge: Edge): Serve {
  return (request, response) => {
    edge.serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
}
