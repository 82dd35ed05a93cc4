import { type Context, Hono } from 'hono';
import type { LambdaEvent } from 'hono/aws-lambda';
import type * as z from 'zod';
import { type Log, logLines } from './log';
import { isOutage } from './outage';
import { parseRequest } from './parse-request';
import { type Player, PlayerGone, playerOf } from './player';
import type { TakeRead } from './read-limiter';
import { isRefusal, type Refusal, refusals } from './refusals';
import type { RouteContract, RouteInput } from './route-contract';

/** What hono hands to every route beside the request. */
export type ApiEnvironment = { Bindings: { event: LambdaEvent } };

export interface ApiSettings {
  /** The one origin whose pages may read answers; `*` for any. */
  readonly siteOrigin: string;
  readonly log: Log;
  /** Limits the requests of each player that no wallet counts; left out where nobody signs in. */
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
    context.header('Cache-Control', 'no-store');
  });
  app.notFound((context) => refuse(context, { code: 'request/unknown-route' }));
  app.onError((error, context) => {
    if (error instanceof PlayerGone) return refuse(context, { code: 'session/required' });
    log(logLines.requestFailed, { error, method: context.req.method, path: context.req.path });
    return refuse(context, { code: isOutage(error) ? 'request/unavailable' : 'request/internal' });
  });

  return { app, publicRoute, playerRoute, adminRoute };

  /** Adds a route that everybody may call. */
  function publicRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, (_context, input) => answer(input));
  }

  /** Adds a route that needs a signed-in player. */
  function playerRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (player: Player, input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    bind(contract, async (context, input) => {
      const player = playerOf(context.env.event);
      if (!player) return { code: 'session/required' };
      // What moves something is counted by what it writes, where a repeat of a settled key is free.
      const tooMany = contract.idempotent ? null : takeRead?.(player.id);
      return tooMany ?? answer(player, input);
    });
  }

  /** Adds a route that needs a member of ADMINS or SUPERADMINS. */
  function adminRoute<Contract extends RouteContract>(
    contract: Contract,
    answer: (admin: Player, input: RouteInput<Contract>) => Promise<z.input<Contract['answer']> | Refusal>,
  ): void {
    playerRoute(contract, async (player, input) =>
      player.isAdmin ? answer(player, input) : { code: 'session/forbidden' },
    );
  }

  function bind<Contract extends RouteContract>(
    contract: Contract,
    answer: (context: Context<ApiEnvironment>, input: RouteInput<Contract>) => Promise<object>,
  ): void {
    const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(contract.method.toUpperCase(), path, async (context) => {
      const parsed = await parseRequest(context.req, contract);
      if (isRefusal(parsed)) return refuse(context, parsed);
      const result = await answer(context, parsed.input);
      return isRefusal(result) ? refuse(context, result) : context.json(result);
    });
  }
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
