import { type Casino, type CasinoOptions, openCasino } from '../api/casino';
import { bearer, type Caller } from './callers';
import { type Listener, openListener } from './listener';
import {
  documents,
  type Product,
  type RequestField,
  type SubscriptionField,
  type Values,
} from './operations';

/** An error of an AppSync response; refusals have their code as `errorType`. */
export interface GraphqlError {
  readonly errorType: string | null;
  readonly message: string;
  readonly path: readonly string[] | null;
  /** The stored product, for a conflict. */
  readonly data: Partial<Product> | null;
  readonly errorInfo: { readonly faults: readonly { field: string; message: string }[] } | null;
}

/** Response to a request with any body. */
export interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

/** Result of an operation with one field. */
interface Outcome<Value> {
  readonly status: number;
  /** Null for a missing product or a refusal. */
  readonly value: Value | null;
  readonly refused: GraphqlError | undefined;
}

/** The GraphQL API of a stack in this process, with its callers. */
export interface Catalog {
  readonly casino: Casino;
  readonly url: string;
  readonly player: Caller;
  readonly admin: Caller;
  signIn(name: string, ...groups: readonly string[]): Promise<Caller>;
  post(body: string, headers: Record<string, string>): Promise<Answer>;
  /** Requests one field with its whole selection; a query waits until the indexes have caught up. */
  callApi<Field extends RequestField>(
    caller: Caller,
    field: Field,
    variables?: object,
  ): Promise<Outcome<Values[Field]>>;
  /** Requests as the admin and throws on a refusal. */
  callAsAdmin<Field extends RequestField>(field: Field, variables: object): Promise<Values[Field]>;
  listen<Field extends SubscriptionField>(
    caller: Caller,
    field: Field,
    variables?: object,
  ): Promise<Listener<Values[Field]>>;
  close(): Promise<void>;
}

/** Boots the stack of stage `local`, with a player and an admin. */
export async function openCatalog(
  options: Pick<CasinoOptions, 'readsStreams' | 'faults' | 'expectsDenials'> = {},
): Promise<Catalog> {
  const casino = await openCasino(options);
  const url = casino.config.amplify.API.GraphQL.endpoint;
  const signIn: Catalog['signIn'] = async (name, ...groups) =>
    bearer(await casino.signInNewPlayer(`${name}@catalog.test`, groups));
  const [player, admin] = await Promise.all([signIn('player'), signIn('admin', 'ADMINS')]);
  const listeners: Listener<unknown>[] = [];
  return { casino, url, player, admin, signIn, post, callApi, callAsAdmin, listen, close };

  async function post(body: string, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(url, { method: 'POST', headers, body });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, data, errors };
  }

  async function callApi<Field extends RequestField>(caller: Caller, field: Field, variables: object = {}) {
    const query = documents[field];
    if (query.startsWith('query')) await casino.host.indexesCaughtUp();
    const body = JSON.stringify({ query, variables });
    const { status, data, errors } = await post(body, await caller.headersFor(url, body));
    return { status, value: (data?.[field] ?? null) as Values[Field] | null, refused: errors[0] };
  }

  async function callAsAdmin<Field extends RequestField>(field: Field, variables: object) {
    const { value, refused } = await callApi(admin, field, variables);
    if (!value) throw new Error(`${field} was refused: ${JSON.stringify(refused)}`);
    return value;
  }

  async function listen<Field extends SubscriptionField>(
    caller: Caller,
    field: Field,
    variables: object = {},
  ) {
    const listener = await openListener(url, caller, { field, variables });
    listeners.push(listener);
    return listener;
  }

  async function close(): Promise<void> {
    for (const listener of listeners) listener.close();
    await casino.close();
  }
}
