import * as contract from '#contracts/account/email-change-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestEmailChange, type RequestEmailChangeDependencies } from './request-email-change';
import { stopEmailChange, type StopEmailChangeDependencies } from './stop-email-change';

export interface EmailChangeDependencies
  extends RequestEmailChangeDependencies, Omit<StopEmailChangeDependencies, 'directory'> {
  readonly directory: RequestEmailChangeDependencies['directory'] & StopEmailChangeDependencies['directory'];
}

/** The routes by which players ask for another e-mail address, and by which whoever has the one of before stops it. */
export function addEmailChangeRoutes(
  { playerRoute, publicRoute }: Pick<Api, 'playerRoute' | 'publicRoute'>,
  dependencies: EmailChangeDependencies,
): void {
  playerRoute(contract.requestEmailChange, async (player, { body: { email }, idempotencyKey: key }) => {
    const asked = await requestEmailChange(dependencies, player, { email, key });
    if (isRefusal(asked)) return asked;
    return {
      email: asked.email,
      confirmableUntil: asked.confirmableUntil.toISOString(),
      redeemsFrom: asked.redeemsFrom.toISOString(),
    };
  });

  publicRoute(contract.stopEmailChange, async ({ body }) => {
    const stopped = await stopEmailChange(dependencies, body);
    return isRefusal(stopped) ? stopped : { email: halfHidden(stopped.email) };
  });
}

/** Whoever has the link knows the address; whoever looks over their shoulder does not. */
function halfHidden(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
