import { join } from 'node:path';
import type { HostContext, Offers, Running, SitePort } from './emulated-service';
import { emulatedServices } from './emulated-services';
import type { HostOptions } from './host-options';
import { listenOnLoopback, type LoopbackServer, type Serve } from './http/loopback-server';
import { createServicesListener } from './http/services-server';
import { provision } from './template/provision';
import { readTemplate } from './template/read-template';
import { systemClock } from './time/clock';

export interface Host
  extends Pick<Offers['lambda'], 'functions'>, Pick<Offers['dynamodb'], 'indexesCaughtUp' | 'storedItems'> {
  /** Undefined when no site is served. */
  readonly siteUrl: string | undefined;
  readonly servicesUrl: string;
  /** Content of `/config.json`. */
  readonly config: unknown;
  readonly outbox: Offers['ses'];
  readonly graphqlApis: Offers['appsync'];
  /** Resource types that the services create. Only tests use it. */
  readonly resourceTypes: readonly string[];
  close(): Promise<void>;
}

type Port = LoopbackServer & SitePort;

/**
 * Boots a stack from its synthesized template: its resources in the emulated services and, if wanted, its site.
 *
 * @throws Error naming what the template asks for and the host does not support
 * @throws PortTaken
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { ports, clock = systemClock, faults = {}, stateFolder, log } = options;
  const open: Port[] = [];
  const running: Running[] = [];
  try {
    return await boot();
  } catch (error) {
    await close();
    throw error;
  }

  async function boot(): Promise<Host> {
    // First, because redirects of hosted sign-in go back to the site, whose address depends on this port.
    const sitePort = ports.site === null ? undefined : await listenLater(ports.site);
    const port = await listenLater(ports.services);
    const template = readTemplate(options.templateFolder);
    const offers = await startServices({
      options,
      template,
      // Numeric, so that clients of S3 put the bucket into the path.
      servicesUrl: port.url.replace('localhost', '127.0.0.1'),
      browserServicesUrl: port.url,
      sitePort,
      clock,
      faults,
      stateAt: (name) => stateFolder && join(stateFolder, name),
      log,
    });

    const types = Object.fromEntries(running.flatMap(({ resources = {} }) => Object.entries(resources)));
    const resolve = provision(template, types);
    for (const service of running) await service.link?.(resolve);
    const endpoints = running.flatMap(({ endpoints = {} }) => Object.entries(endpoints));
    port.serve = createServicesListener(new Map(endpoints), log);
    for (const { onUpgrade } of running) if (onUpgrade) port.server.on('upgrade', onUpgrade);
    for (const service of running) await service.begin?.();

    return {
      siteUrl: sitePort?.url,
      servicesUrl: port.url,
      config: offers.site.config(),
      outbox: offers.ses,
      functions: offers.lambda.functions,
      graphqlApis: offers.appsync,
      indexesCaughtUp: offers.dynamodb.indexesCaughtUp,
      storedItems: offers.dynamodb.storedItems,
      resourceTypes: Object.keys(types),
      close,
    };
  }

  /** Binds a port at once, so that addresses are known; requests are served as soon as `serve` is set. */
  async function listenLater(number: number): Promise<Port> {
    const starting: Serve = (_request, response) =>
      response.writeHead(503, { 'Retry-After': '1' }).end('Starting.');
    const later = { serve: starting };
    const listening = await listenOnLoopback(number, (request, response) => later.serve(request, response));
    const port = Object.assign(later, listening, { url: `http://localhost:${listening.port}` });
    open.push(port);
    return port;
  }

  /** @throws Error for a service that is listed before one that it needs */
  async function startServices(context: HostContext): Promise<Offers> {
    const offers: Partial<Offers> = {};
    for (const service of emulatedServices) {
      const missing = service.needs.find((name) => !(name in offers));
      if (missing) throw new Error(`${service.name} needs ${missing}, which starts later.`);
      const started = await service.start(context, offers as Offers);
      running.push(started);
      Object.assign(offers, { [service.name]: started.offer });
    }
    return offers as Offers;
  }

  /** Ports first, so that no request arrives at a service that has ended; then each service before those that it needs. */
  async function close(): Promise<void> {
    for (const port of open.splice(0)) await port.close();
    for (const service of running.splice(0).toReversed()) await service.close?.();
  }
}
