import { type Caller, localOperator } from './caller';
import type { Roles } from './roles';

/** An action on a resource, `dynamodb:GetItem` on a table's ARN. */
export interface Access {
  readonly action: string;
  readonly resource: string;
}

/** A refusal in AWS's words, to be answered with status 400. */
interface Denial {
  readonly type: string;
  readonly message: string;
}

export type Authorize = (
  caller: Caller | undefined,
  accesses: readonly Access[],
) => Promise<Denial | undefined>;

/**
 * Makes the check of a caller's permissions against the policies of its role as synthesized; decisions are kept.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function createAuthorize(settings: { roles: Roles; accountId: string }): Authorize {
  const { roles, accountId } = settings;
  const decisions = new Map<string, Promise<string>>();

  return async (caller, accesses) => {
    if (!caller)
      return {
        type: 'MissingAuthenticationTokenException',
        message: 'Request is missing Authentication Token',
      };
    if (caller.accessKeyId === localOperator) return undefined;
    if (!roles.policiesOf(caller.accessKeyId))
      return {
        type: 'UnrecognizedClientException',
        message: 'The security token included in the request is invalid.',
      };
    for (const access of accesses) {
      const decision = await decide(caller.accessKeyId, access);
      if (decision !== 'Allowed') return denial(caller, access, decision, accountId);
    }
    return undefined;
  };

  function decide(role: string, access: Access): Promise<string> {
    const key = `${role} ${access.action} ${access.resource}`;
    const decision = decisions.get(key) ?? simulate(role, access);
    decisions.set(key, decision);
    return decision;
  }

  async function simulate(role: string, { action, resource }: Access): Promise<string> {
    // Its tables of actions are large, and a start needs none of them.
    const { runSimulation } = await import('@cloud-copilot/iam-simulate');
    const principal = `arn:aws:iam::${accountId}:role/${role}`;
    const simulation = await runSimulation(
      {
        request: { principal, action, resource: { resource, accountId }, contextVariables: {} },
        identityPolicies: [...(roles.policiesOf(role) ?? [])],
        serviceControlPolicies: [],
        resourceControlPolicies: [],
      },
      {},
    );
    if (simulation.resultType !== 'error') return simulation.overallResult;
    if (simulation.errors.message === 'invalid.action') return 'ImplicitlyDenied';
    throw new Error(
      `The policies of ${role} cannot be evaluated for ${action}: ${JSON.stringify(simulation.errors)}`,
    );
  }
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
function denial(caller: Caller, access: Access, decision: string, accountId: string): Denial {
  const user = `arn:aws:sts::${accountId}:assumed-role/${caller.accessKeyId}/${caller.session}`;
  const reason =
    decision === 'ExplicitlyDenied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${access.action} action`;
  return {
    type: 'AccessDeniedException',
    message: `User: ${user} is not authorized to perform: ${access.action} on resource: ${access.resource} ${reason}`,
  };
}
