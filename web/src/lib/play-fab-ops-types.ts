import type { components, paths as restPaths } from '../generated/play-fab-ops';

type Schemas = components['schemas'];

export type Round = Schemas['Round'];
export type Transaction = Schemas['Transaction'];
export type Fairness = Schemas['Fairness'];
export type DeliveryAddress = Schemas['DeliveryAddress'];
export type Cart = Schemas['Cart'];
export type Order = Schemas['Order'];
export type AdminOrder = Schemas['AdminOrder'];
export type Reservation = Schemas['Reservation'];
export type Commitment = Schemas['Commitment'];
export type RevealedSeed = Schemas['RevealedSeed'];
export type DataExport = Schemas['DataExport'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type IdentityCheck = Schemas['IdentityCheck'];
export type IdentityDocument = Schemas['IdentityDocument'];
export type QueuedIdentityCheck = Schemas['QueuedIdentityCheck'];
export type WaitingIdentityCheck = Schemas['WaitingIdentityCheck'];

export type Ticket = Schemas['Ticket'];
export type TicketGlance = Schemas['TicketGlance'];
export type AdminTicket = Schemas['AdminTicket'];

export type AffiliateProgram = Schemas['AffiliateProgram'];
export type AffiliateLink = Schemas['AffiliateLink'];
export type AffiliateMetrics = Schemas['AffiliateMetrics'];
export type CommissionAccrual = Schemas['CommissionAccrual'];

/** Every code that the API can refuse with. */
export type RefusalCode = Schemas['Error']['error']['code'];

/** The routes that the player's own token opens, by method. */
export type GetRoute = Exclude<RoutesWith<'get'>, `/public/${string}`>;
export type PostRoute = RoutesWith<'post'>;
export type PutRoute = RoutesWith<'put'>;
export type DeleteRoute = RoutesWith<'delete'>;

export type GetAnswer<Route extends GetRoute> = AnswerOf<restPaths[Route]['get']>;
export type PostAnswer<Route extends PostRoute> = AnswerOf<restPaths[Route]['post']>;
export type PostBody<Route extends PostRoute> = Sent<BodyOf<restPaths[Route]['post']>>;

export type PutAnswer<Route extends PutRoute> = AnswerOf<restPaths[Route]['put']>;
export type PutBody<Route extends PutRoute> = Sent<BodyOf<restPaths[Route]['put']>>;
export type DeleteAnswer<Route extends DeleteRoute> = AnswerOf<restPaths[Route]['delete']>;

type RoutesWith<Method extends 'get' | 'post' | 'put' | 'delete'> = {
  [Route in keyof restPaths]: restPaths[Route] extends Record<Method, object> ? Route : never;
}[keyof restPaths];

type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

/** A route without a body is sent none. */
type Sent<Body> = [Body] extends [never] ? { body?: undefined } : { body: object & Body };
