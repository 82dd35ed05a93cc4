import type { Server } from 'node:http';
import type { ViewerLocation } from './cloudfront/request-origin';
import type { LagMs } from './dynamodb/index-lag';
import type { Faults } from './faults/faults';
import type { Serve } from './http/loopback-server';
import type { OnMessage } from './sqs/queue';
import type { Clock } from './time/clock';

export interface HostOptions {
  /** Folder of a cloud assembly with one template. */
  readonly templateFolder: string;
  /** 0 selects any free port; with `site: null` no site is served. */
  readonly ports: { readonly site: number | null; readonly services: number };
  /** What the template does not say about the site. @default its `config.json` stays as published, and it has no sources */
  readonly site?: SiteOfApp;
  /** Serves the published build of the template as its distribution would, instead of the sources of the site. @default false */
  readonly built?: boolean;
  /** Folder of tables, users and mails; null keeps them in memory. */
  readonly stateFolder: string | null;
  /** Environment variables of functions that replace those of the template. Only tests use it. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Clock of delays, schedules and retries. @default the system's */
  readonly clock?: Clock;
  /** Factor by which the interval of every schedule is multiplied. @default 1 */
  readonly scheduleScale?: number;
  /** Milliseconds by which global indexes follow their tables. @default 20 to 50 ms, seeded */
  readonly indexLagMs?: LagMs;
  /** Documented faults of AWS to inject. @default none */
  readonly faults?: Faults;
  /**
   * Whether event source mappings deliver table streams to functions. Tests that assert nothing about them may switch
   * it off. @default true
   */
  readonly readsStreams?: boolean;
  /** Called with each message that a queue accepts. Only tests use it. @default none */
  readonly onMessage?: OnMessage;
  /** Called with AWS's message for each access that the role of a function or service is denied. Only tests use it. @default none */
  readonly onDenial?: (message: string) => void;
  /** Location of the site's visitors, in CloudFront's terms. @default unknown */
  readonly locateViewer?: () => ViewerLocation | undefined;
  readonly log: (line: string) => void;
}

/** The site of an app, as far as its template does not describe it. */
export interface SiteOfApp {
  /** Replaces the cloud's addresses in the published `config.json`; `siteUrl` is undefined where no site is served. */
  readonly localConfig: (
    config: unknown,
    addresses: { readonly servicesUrl: string; readonly siteUrl: string | undefined },
  ) => unknown;
  /** Serves the sources with hot reload, whose sockets the server receives. */
  readonly openSources: (server: Server) => Promise<{ serve: Serve; close: () => Promise<void> }>;
}
