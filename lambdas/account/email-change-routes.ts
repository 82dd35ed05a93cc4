import * as contract from '#contracts/account/email-change-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestEmailChange, type RequestEmailChangeDependencies } from './request-email-change';
import { stopEmailChange, type StopEmailChangeDependencies } from './stop-email-change';

export interface EmailChangeDependencies
  extends RequestEmailChangeDependencies, Omit<StopEmailChangeDependencies, 'directory'> {
  readonly directory: RequestEmailChangeDependencies['directory'] & StopEmailChangeDependencies['directory'];
}

/** Adds the routes by which a player requests another email address, and by which the owner of the previous address stops the change. */
export function addEmailChangeRoutes(
  { playerRoute, publicRoute }: Pick<Api, 'playerRoute' | 'publicRoute'>,
  dependencies: EmailChangeDependencies,
): void {
  playerRoute(contract.requestEmailChange, async (player, { body: { email }, idempotencyKey: key }) => {
    const requested = await requestEmailChange(dependencies, player, { email, key });
    if (isRefusal(requested)) return requested;
    return {
      email: requested.email,
      confirmableUntil: requested.confirmableUntil.toISOString(),
      redeemsFrom: requested.redeemsFrom.toISOString(),
    };
  });

  publicRoute(contract.stopEmailChange, async ({ body }) => {
    const stopped = await stopEmailChange(dependencies, body);
    return isRefusal(stopped) ? stopped : { email: halfHidden(stopped.email) };
  });
}

/** Masks the address: the holder of the link knows it, an onlooker does not. */
function halfHidden(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
