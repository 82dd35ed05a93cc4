import * as z from 'zod';
import { Refusal } from '../http/aws-json';
import type { Outbox } from '../ses/state';
import type { Attempts } from './attempts';
import type { Expiring } from './expiring';
import type { Challenge } from './passwords';
import { invalidParameter, notAuthorized, notFound, userNotFound } from './refusals';
import type { InvokeTrigger } from './run-trigger';
import type { Sessions } from './sessions';
import type { User } from './state';
import { claimedPoolId, type TokenMint } from './tokens';
import { findUser, type Client, type Pool } from './users';

/** Context of every action. */
export interface ActionContext {
  pools: Map<string, Pool>;
  clients: Map<string, Client>;
  attempts: Attempts;
  /** Sign-ins between their two steps, by secret block. */
  challenges: Expiring<Challenge>;
  sessions: Sessions;
  mint: TokenMint;
  outbox: Outbox;
  invokeTrigger: InvokeTrigger;
  secret: string;
  now: () => Date;
  /** Users that `ListUsers` returns; the list is eventually consistent. */
  listed: (pool: Pool) => User[];
  /** Saves the changes so far; the end of an action saves by itself. */
  save: () => void;
}

/** One action of the API: takes the JSON of the request, returns the JSON of the answer or a refusal. */
export type Action = (body: unknown, context: ActionContext) => object | Promise<object>;

type Run<Shape extends z.ZodRawShape, Subject> = (
  input: z.infer<z.ZodObject<Shape>>,
  subject: Subject,
  context: ActionContext,
) => object | Promise<object>;

export const clientMetadata = z.record(z.string(), z.string()).optional();

/** An unauthenticated action in the name of an app client. */
export function clientAction<Shape extends z.ZodRawShape>(shape: Shape, run: Run<Shape, Client>): Action {
  const schema = z.object({ ClientId: z.string() });
  return action(schema, shape, run, ({ ClientId }, context) => {
    return context.clients.get(ClientId) ?? notFound(`User pool client ${ClientId} does not exist.`);
  });
}

/** An action of a signed-in user on their own account, by access token. Unlike the REST API it refuses a token of an ended session. */
export function ownAction<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: Run<Shape, { user: User; pool: Pool }>,
): Action {
  return action(z.object({ AccessToken: z.string() }), shape, run, ({ AccessToken }, { pools, mint }) => {
    const pool = pools.get(claimedPoolId(AccessToken) ?? '');
    if (!pool) return notAuthorized('Invalid Access Token');
    const claims = mint.read(pool.id, AccessToken, 'access');
    if ('refused' in claims) {
      return notAuthorized(
        claims.refused === 'expired' ? 'Access Token has expired' : 'Invalid Access Token',
      );
    }
    const user = pool.records.users[claims.sub];
    const isSignedIn = claims.origin_jti in pool.records.sessions;
    return user && isSignedIn ? { user, pool } : notAuthorized('Access Token has been revoked');
  });
}

/** An action of an administrator on a pool. The caller's policy was checked before. */
export function poolAction<Shape extends z.ZodRawShape>(shape: Shape, run: Run<Shape, Pool>): Action {
  return action(z.object({ UserPoolId: z.string() }), shape, run, findPool);
}

/** An action of an administrator on a user, named by `sub` or email address. */
export function userAction<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: Run<Shape, { user: User; pool: Pool }>,
): Action {
  return action(z.object({ UserPoolId: z.string(), Username: z.string() }), shape, run, (input, context) => {
    const pool = findPool(input, context);
    if (pool instanceof Refusal) return pool;
    const user = findUser(pool, input.Username);
    return user ? { user, pool } : userNotFound();
  });
}

function action<Address, Shape extends z.ZodRawShape, Subject>(
  address: z.ZodType<Address>,
  shape: Shape,
  run: Run<Shape, Subject>,
  find: (address: Address, context: ActionContext) => Subject | Refusal,
): Action {
  const schema = z.object(shape);
  return (body, context) => {
    const addressed = address.safeParse(body, { reportInput: true });
    if (!addressed.success) return unreadable(addressed.error);
    const input = schema.safeParse(body, { reportInput: true });
    if (!input.success) return unreadable(input.error);
    const subject = find(addressed.data, context);
    return subject instanceof Refusal ? subject : run(input.data, subject, context);
  };
}

function findPool({ UserPoolId }: { UserPoolId: string }, { pools }: ActionContext): Pool | Refusal {
  return pools.get(UserPoolId) ?? notFound(`User pool ${UserPoolId} does not exist.`);
}

/** AWS reports a missing value and a value of the wrong type differently. */
function unreadable({ issues }: z.ZodError): Refusal {
  const [issue] = issues;
  const member = (issue?.path ?? []).map(String).join('.');
  if (issue?.input !== undefined)
    return new Refusal('SerializationException', `Unexpected value of ${member}`);
  const name = member.slice(0, 1).toLowerCase() + member.slice(1);
  return invalidParameter(
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must not be null`,
  );
}
