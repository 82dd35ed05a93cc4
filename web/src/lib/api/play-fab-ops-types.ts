import type { ApiContract } from '#contracts/all-routes';

/** Contracts by method and path, such as `get /orders/{id}`. */
type Contracts = { [Each in ApiContract as `${Each['method']} ${Each['path']}`]: Each };
type Method = ApiContract['method'];
type RoutesWith<Of extends Method> = Extract<ApiContract, { method: Of }>['path'];
type ContractOf<Of extends Method, Route extends string> = Contracts[`${Of} ${Route}` & keyof Contracts];
/** Reads the type from the schema itself: comparing whole schemas with those of Zod takes the compiler seconds. */
type AnswerOf<Contract> = Contract extends { answer: { _zod: { output: infer Answer } } } ? Answer : never;

/** A route without a body gets none. */
type Sent<Contract> = Contract extends { body: { _zod: { input: infer Body } } }
  ? { body: object & Body }
  : { body?: undefined };

/** Routes that need no sign-in. */
export type PublicRoute = Extract<RoutesWith<'get'>, `/public/${string}`>;
export type PublicAnswer<Route extends PublicRoute> = AnswerOf<ContractOf<'get', Route>>;

/** Routes that need a player's access token, by method. */
export type GetRoute = Exclude<RoutesWith<'get'>, `/public/${string}`>;
export type PostRoute = RoutesWith<'post'>;
export type PutRoute = RoutesWith<'put'>;
export type DeleteRoute = RoutesWith<'delete'>;

export type GetAnswer<Route extends GetRoute> = AnswerOf<ContractOf<'get', Route>>;
export type PostAnswer<Route extends PostRoute> = AnswerOf<ContractOf<'post', Route>>;
export type PostBody<Route extends PostRoute> = Sent<ContractOf<'post', Route>>;
export type PutAnswer<Route extends PutRoute> = AnswerOf<ContractOf<'put', Route>>;
export type PutBody<Route extends PutRoute> = Sent<ContractOf<'put', Route>>;
export type DeleteAnswer<Route extends DeleteRoute> = AnswerOf<ContractOf<'delete', Route>>;
