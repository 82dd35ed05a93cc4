import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphqlApis } from './appsync/graphql-apis';
import type { Deployment } from './bucket-deployment/resources';
import type { Distribution } from './cloudfront/resources';
import type { UserPools } from './cognito/user-pools';
import type { DynamoDb } from './dynamodb/wire';
import type { EventRules } from './events/event-rules';
import type { Faults } from './faults/faults';
import type { HostOptions } from './host-options';
import type { Serve } from './http/loopback-server';
import type { Endpoint } from './http/services-server';
import type { Authorize } from './iam/authorize';
import type { Roles } from './iam/roles';
import type { WebSessions } from './iam/web-sessions';
import type { AsynchronousInvocations } from './lambda/asynchronous';
import type { Functions } from './lambda/functions';
import type { Permissions } from './lambda/permissions';
import type { Buckets } from './s3/buckets';
import type { Secrets } from './secrets/state';
import type { Outbox } from './ses/state';
import type { QueuePolicies } from './sqs/queue-policies';
import type { Queues } from './sqs/queues';
import type { ResourceTypes } from './template/provision';
import type { Template } from './template/read-template';
import type { Resolve } from './template/resolver';
import type { Clock } from './time/clock';

/** What a service offers to those that start after it, by the name of its folder. */
export interface Offers {
  readonly iam: { readonly roles: Roles; readonly webSessions: WebSessions; readonly authorize: Authorize };
  readonly ses: Outbox;
  readonly secrets: Pick<Secrets, 'lookUp'>;
  readonly dynamodb: DynamoDb & { readonly tableNames: readonly string[] };
  readonly sqs: Queues & { readonly policies: Pick<QueuePolicies, 'admit'> };
  readonly lambda: {
    readonly functions: Functions;
    readonly permissions: Permissions;
    readonly invokeLater: AsynchronousInvocations['invoke'];
  };
  readonly events: EventRules;
  readonly s3: Buckets;
  readonly cognito: UserPools;
  readonly 'cognito-identity': undefined;
  readonly appsync: GraphqlApis;
  readonly 'api-gateway': undefined;
  readonly streams: undefined;
  readonly cloudfront: { distribution(): Distribution | undefined };
  readonly 'bucket-deployment': { siteDeployments(): readonly Deployment[] };
  readonly site: { config(): unknown };
}

export type ServiceName = keyof Offers;

/** What a host gives to each of its services. */
export interface HostContext {
  readonly options: HostOptions;
  readonly template: Template;
  /** Address of the services for functions, without a trailing slash. */
  readonly servicesUrl: string;
  /** The same address as browsers know it. */
  readonly browserServicesUrl: string;
  /** Port of the site; undefined when none is served. */
  readonly sitePort: SitePort | undefined;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Path of a service's state; null keeps it in memory. */
  readonly stateAt: (name: string) => string | null;
  readonly log: (line: string) => void;
}

export interface SitePort {
  /** Without a trailing slash. */
  readonly url: string;
  readonly server: Server;
  /** Answers the requests; 503 until it is replaced. */
  serve: Serve;
}

/** An emulated service: how it starts, and after which others. */
export interface Service<Name extends ServiceName = ServiceName, Needs extends ServiceName = ServiceName> {
  readonly name: Name;
  /** Services that it uses: they start before it and close after it. */
  readonly needs: readonly Needs[];
  start(
    context: HostContext,
    needed: Pick<Offers, Needs>,
  ): Running<Offers[Name]> | Promise<Running<Offers[Name]>>;
}

/** A started service. The host creates the resources of the template, then calls `link`, serves requests, and calls `begin`. */
export interface Running<Offer = unknown> {
  readonly offer: Offer;
  readonly resources?: ResourceTypes;
  /** By the first segment of their paths on the port of the services. */
  readonly endpoints?: Readonly<Record<string, Endpoint>>;
  /** Receives requests for a socket on that port. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Checks and connects resources, all of which exist now. */
  link?(resolve: Resolve): void | Promise<void>;
  /** Begins to act on its own, such as on schedules. */
  begin?(): void | Promise<void>;
  /** Ends all that it does; no request arrives any more. */
  close?(): unknown;
}
