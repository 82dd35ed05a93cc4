import { type Context, Hono } from 'hono';
import type { LambdaEvent } from 'hono/aws-lambda';
import { routePath } from 'hono/route';
import type * as z from 'zod';
import { errors, type Refusal } from '#contracts/errors';
import type { RouteContract, RouteInput } from '#contracts/route-contract';
import type { AdmitCaller } from '#lambdas/wallet/admit-caller';
import { onBehalfOf, SignInOver } from '../caller';
import { type Log, logLines } from '../log';
import { isOutage } from '../outage';
import { isRefusal } from '../refusal';
import { parseRequest } from './parse-request';
import { type Player, PlayerGone, playerOf } from './player';
import type { TakeRead } from './read-limiter';
import { type Visitor, visitorOf } from './visitor';

/** Bindings that hono passes to every route besides the request. */
export type ApiEnvironment = { Bindings: { event: LambdaEvent } };

export interface ApiSettings {
  /** The origin whose pages may read responses; `*` for any. */
  readonly siteOrigin: string;
  readonly log: Log;
  /** Limits the requests of each player; omitted for APIs without sign-in. */
  readonly takeRead?: TakeRead;
  /** Checks the state of the caller's own account before each route; omitted for APIs without sign-in. */
  readonly admitCaller?: AdmitCaller;
}

/** What `createApi` returns: functions that add routes, and the application that serves them. */
export type Api = ReturnType<typeof createApi>;

/** Headers that prevent a response from being used as a document: opened directly it runs and loads nothing, and no page may frame it. */
const bareAnswer = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/**
 * Creates an API of routes declared as contracts. It is the only error boundary: no handler sees input that its contract does not allow,
 * and no caller sees an internal error message.
 */
export function createApi({ siteOrigin, log, takeRead, admitCaller }: ApiSettings) {
  const app = new Hono<ApiEnvironment>();
  const headersOfAll = {
    'Access-Control-Allow-Origin': siteOrigin,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cache-Control': 'no-store',
    ...bareAnswer,
  };

  // Before the route, because hono copies a finished response for each further header.
  app.use((context, next) => {
    for (const [name, value] of Object.entries(headersOfAll)) context.header(name, value);
    return next();
  });
  app.notFound((context) => refuse(context, { code: 'request/unknown-route' }));
  app.onError((error, context) => {
    if (error instanceof PlayerGone) return refuse(context, { code: 'session/required' });
    if (error instanceof SignInOver) return refuse(context, { code: 'session/ended' });
    log(logLines.requestFailed, { error, method: context.req.method, path: context.req.path });
    return refuse(context, { code: isOutage(error) ? 'request/unavailable' : 'request/internal' });
  });

  return { app, publicRoute, playerRoute, adminRoute, superadminRoute };

  /** Registers a route without sign-in. */
  function publicRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (input: RouteInput<Contract>, visitor: Visitor) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, async (context) => {
      const visitor = visitorIn(context);
      return respond(context, contract, (input) => answer(input, visitor));
    });
  }

  /** Registers a route for signed-in players. */
  function playerRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (
      player: Player,
      input: RouteInput<Contract>,
      visitor: Visitor,
    ) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bindToCallers(contract, asPlayer, answer);
  }

  /** Registers a route for members of ADMINS or SUPERADMINS. */
  function adminRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (admin: Player, input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bindToCallers(contract, asAdmin, answer);
  }

  /** Registers a route for members of SUPERADMINS. */
  function superadminRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (
      superadmin: Player,
      input: RouteInput<Contract>,
    ) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bindToCallers(contract, asSuperadmin, answer);
  }

  function asPlayer({ env: { event } }: Context<ApiEnvironment>): Player | Refusal {
    const player = playerOf(event);
    if (!player) return { code: 'session/required' };
    // Every request counts as a read, including refused ones and repeats of a settled key. Writes are counted in the wallet as well.
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

  /**
   * Refuses unauthorized callers before the input is validated, so that they learn nothing of the contract. The handler runs on behalf of
   * the caller.
   */
  function bindToCallers<Contract extends RouteContract>(
    contract: Contract,
    enter: (context: Context<ApiEnvironment>) => Player | Refusal,
    answer: (caller: Player, input: RouteInput<Contract>, visitor: Visitor) => Promise<object>,
  ): void {
    const admission = {
      isAdmin: enter !== asPlayer,
      needsRecentSignIn: contract.needsRecentSignIn ?? false,
    };
    bind(contract, async (context) => {
      const caller = enter(context);
      if (isRefusal(caller)) return refuse(context, caller);
      return onBehalfOf(caller, async () => {
        const refused = contract.answersEndedSignIns ? undefined : await admitCaller?.(caller, admission);
        if (refused) return refuse(context, refused);
        return respond(context, contract, async (input) => {
          const isOwn = admission.isAdmin && contract.method !== 'get' && isAbout(caller, input.parameters);
          return isOwn ? { code: 'session/own-account' } : answer(caller, input, visitorIn(context));
        });
      });
    });
  }

  function bind(
    { method, path }: RouteContract,
    handle: (context: Context<ApiEnvironment>) => Promise<Response>,
  ): void {
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), handle);
  }

  async function respond<Contract extends RouteContract>(
    context: Context<ApiEnvironment>,
    contract: Contract,
    answer: (input: RouteInput<Contract>) => Promise<object>,
  ): Promise<Response> {
    const parsed = await parseRequest(context.req, contract);
    if (isRefusal(parsed)) return refuse(context, parsed);
    const result = await answer(parsed.input);
    if (isRefusal(result)) return refuse(context, result);
    if (contract.isImmutable) context.header('Cache-Control', 'public, max-age=31536000, immutable');
    return context.json(result);
  }

  function refuse(context: Context<ApiEnvironment>, refusal: Refusal): Response {
    const { code, ...details } = refusal;
    const { status, message } = errors[code];
    // Errors have a line of their own. Nothing that was sent is logged: the route has placeholders in place of its parameters.
    if (status < 500)
      log(logLines.requestRefused, {
        refusal: code,
        method: context.req.method,
        route: routePath(context),
        requestId: requestIdOf(eventOf(context)),
      });
    if ('retryAfterSeconds' in details) context.header('Retry-After', String(details.retryAfterSeconds));
    const listed = 'faults' in details ? details.faults : details;
    const hasDetails = Object.keys(details).length > 0;
    return context.json({ error: { code, message, ...(hasDetails && { details: listed }) } }, status);
  }
}

function visitorIn(context: Context<ApiEnvironment>): Visitor {
  return visitorOf(eventOf(context), (name) => context.req.header(name));
}

/** Whether the path refers to the caller: admins may not act on their own account. */
function isAbout(caller: Player, parameters: unknown): boolean {
  const { player, affiliate } = (parameters ?? {}) as Record<string, unknown>;
  return player === caller.id || affiliate === caller.id;
}

/** The build and unit tests call the app without a Lambda event. */
function eventOf({ env }: Context<ApiEnvironment>): LambdaEvent | undefined {
  return (env as Partial<ApiEnvironment['Bindings']> | undefined)?.event;
}

/** Returns the request id of API Gateway's access log. */
function requestIdOf(event: LambdaEvent | undefined): string | undefined {
  const requestContext = event?.requestContext;
  return requestContext && 'requestId' in requestContext ? requestContext.requestId : undefined;
}
