import { type Context, Hono } from 'hono';
import type { LambdaEvent } from 'hono/aws-lambda';
import type * as z from 'zod';
import { onBehalfOf, SignInOver } from '../outcome/caller';
import { type Log, logLines } from '../outcome/log';
import { isOutage } from '../outcome/outage';
import { isRefusal, type Refusal } from '../outcome/refusal';
import { parseRequest } from './parse-request';
import { type Player, PlayerGone, playerOf } from './player';
import type { TakeRead } from './read-limiter';
import { refusals } from './refusals';
import type { RouteContract, RouteInput } from './route-contract';
import { type Visitor, visitorOf } from './visitor';

/** What hono hands to every route beside the request. */
export type ApiEnvironment = { Bindings: { event: LambdaEvent } };

export interface ApiSettings {
  /** The one origin whose pages may read answers; `*` for any. */
  readonly siteOrigin: string;
  readonly log: Log;
  /** Limits the requests of each player; left out where nobody signs in. */
  readonly takeRead?: TakeRead;
}

/**
 * An API of routes that are declared as contracts. It parses, calls, responds, and is the one error boundary: no
 * implementation sees input that its contract does not allow, and no caller sees an internal text.
 */
export function createApi({ siteOrigin, log, takeRead }: ApiSettings) {
  const app = new Hono<ApiEnvironment>();

  app.use(async (context, next) => {
    await next();
    context.header('Access-Control-Allow-Origin', siteOrigin);
    context.header('Access-Control-Expose-Headers', 'Retry-After');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.notFound((context) => refuse(context, { code: 'request/unknown-route' }));
  app.onError((error, context) => {
    if (error instanceof PlayerGone) return refuse(context, { code: 'session/required' });
    if (error instanceof SignInOver) return refuse(context, { code: 'session/ended' });
    log(logLines.requestFailed, { error, method: context.req.method, path: context.req.path });
    return refuse(context, { code: isOutage(error) ? 'request/unavailable' : 'request/internal' });
  });

  return { app, publicRoute, playerRoute, adminRoute, superadminRoute };

  /** Adds a route that everybody may call. */
  function publicRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (input: RouteInput<Contract>, visitor: Visitor) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, asVisitor, (visitor, input) => answer(input, visitor));
  }

  /** Adds a route that needs a signed-in player. */
  function playerRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (player: Player, input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, asPlayer, withCaller(answer));
  }

  /** Adds a route that needs a member of ADMINS or SUPERADMINS. */
  function adminRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (admin: Player, input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, asAdmin, withCaller(answer));
  }

  /** Adds a route that needs a member of SUPERADMINS. */
  function superadminRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (
      superadmin: Player,
      input: RouteInput<Contract>,
    ) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, asSuperadmin, withCaller(answer));
  }

  function asPlayer({ env: { event } }: Context<ApiEnvironment>): Player | Refusal {
    const player = playerOf(event);
    if (!player) return { code: 'session/required' };
    // Every request reads, also one that is refused or repeats a settled key. What is written is counted in the wallet as well.
    return takeRead?.(player.id) ?? player;
  }

  function asAdmin(context: Context<ApiEnvironment>): Player | Refusal {
    const player = asPlayer(context);
    return isRefusal(player) || player.isAdmin ? player : { code: 'session/forbidden' };
  }

  function asSuperadmin(context: Context<ApiEnvironment>): Player | Refusal {
    const player = asPlayer(context);
    return isRefusal(player) || player.isSuperadmin ? player : { code: 'session/forbidden' };
  }

  /** Whoever may not enter is told so before anything else: what a route takes is none of their business. */
  function bind<Contract extends RouteContract, Caller extends object>(
    contract: Contract,
    enter: (context: Context<ApiEnvironment>) => Caller | Refusal,
    answer: (caller: Caller, input: RouteInput<Contract>) => Promise<object>,
  ): void {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(contract.method.toUpperCase(), path, async (context) => {
      const caller = enter(context);
      if (isRefusal(caller)) return refuse(context, caller);
      const parsed = await parseRequest(context.req, contract);
      if (isRefusal(parsed)) return refuse(context, parsed);
      const result = await answer(caller as Caller, parsed.input);
      if (isRefusal(result)) return refuse(context, result);
      if (contract.isImmutable) context.header('Cache-Control', 'public, max-age=31536000, immutable');
      return context.json(result);
    });
  }
}

/** Whatever an answer leads to knows for whom: a wallet asks whether that sign-in still counts. */
function withCaller<Input, Result>(answer: (player: Player, input: Input) => Result) {
  return (player: Player, input: Input) => onBehalfOf(player, () => answer(player, input));
}

/** Whoever asks the app itself, as the build and unit tests do, comes without an event. */
function asVisitor({ env }: Context<ApiEnvironment>): Visitor {
  return visitorOf((env as Partial<ApiEnvironment['Bindings']> | undefined)?.event);
}

function refuse(context: Context<ApiEnvironment>, refusal: Refusal): Response {
  const { code, ...details } = refusal as Refusal & Record<string, unknown>;
  const { status, message } = refusals[code];
  if (typeof details['retryAfterSeconds'] === 'number')
    context.header('Retry-After', String(details['retryAfterSeconds']));
  const told = 'faults' in details ? details['faults'] : details;
  const hasDetails = Object.keys(details).length > 0;
  return context.json({ error: { code, message, ...(hasDetails && { details: told }) } }, status);
}
