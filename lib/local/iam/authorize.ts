import { type BoundedMap, createBoundedMap } from '../state/bounded-map';
import { account, roleArn, sessionArn } from '../template/account';
import { type Caller, type ContextKeys, localOperator } from './caller';
import { compilePolicies, type TextReadingKeys } from './role-policies';
import type { RolePolicy, Roles } from './roles';
import type { SessionRefused, WebSessions } from './web-sessions';

/** An action on a resource, such as `dynamodb:GetItem` on a table's ARN. */
export interface Access {
  readonly action: string;
  readonly resource: string;
  /** Condition keys of this request, such as `s3:prefix`; read only where a policy may depend on them. */
  readonly context?: ContextKeys;
}

/** A denial in AWS's wording, answered with status 400 unless the service uses another. */
export interface Denial {
  readonly type:
    | 'AccessDeniedException'
    | 'ExpiredTokenException'
    | 'MissingAuthenticationTokenException'
    | 'UnrecognizedClientException';
  readonly message: string;
}

export type Authorize = (
  caller: Caller | undefined,
  accesses: readonly Access[],
) => Promise<Denial | undefined>;

/** Objects are many and rarely requested twice. */
const mostDecisions = 10_000;

type Decisions = BoundedMap<string, Promise<string>>;

/** By role and policies, on which alone a decision depends: the hosts of a process share them. */
const decisionsOfRoles = createBoundedMap<string, Decisions>(1000);

/**
 * Creates the permission check of callers against the synthesized policies of their role; decisions are cached.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export function createAuthorize(settings: {
  roles: Roles;
  /** @default no role is for identities of a pool */
  webSessions?: Pick<WebSessions, 'vouchFor'>;
  /** Called for each denial, except those of identities of a pool. @default none */
  onDenial?: ((message: string) => void) | undefined;
}): Authorize {
  const { roles, webSessions, onDenial } = settings;
  /** By the role's list of policies, which another policy replaces. */
  const opened = new WeakMap<
    readonly RolePolicy[],
    { textReadingKeys: TextReadingKeys; decisions: Decisions }
  >();

  return async (asking, accesses) => {
    if (!asking)
      return {
        type: 'MissingAuthenticationTokenException',
        message: 'Request is missing Authentication Token',
      };
    if (asking.accessKeyId === localOperator) return undefined;
    if (!roles.policiesOf(asking.accessKeyId)) return refusals['invalid-token'];
    const caller = webSessions ? webSessions.vouchFor(asking) : asking;
    if (typeof caller === 'string') return refusals[caller];
    for (const access of accesses) {
      const decision = await decide(caller, access);
      if (decision === 'Allowed') continue;
      const denied = denial(caller, access, decision);
      if (!caller.context) onDenial?.(denied.message);
      return denied;
    }
    return undefined;
  };

  function decide(caller: Caller, access: Access): Promise<string> {
    const { accessKeyId: role } = caller;
    const { textReadingKeys, decisions } = open(role);
    const context = contextFor(caller, access, textReadingKeys(access.action, access.resource));
    const key = JSON.stringify([access.action, access.resource, context]);
    return decisions.getOrCreate(key, () => {
      const decision = simulate(role, access, context);
      // The caller handles the failure, and the next one evaluates again.
      decision.catch(() => decisions.delete(key));
      return decision;
    });
  }

  /**
   * Only keys whose names are in a statement about the access; no other key can change the decision. One that is there
   * for another reason only makes an entry of the cache more specific.
   */
  function contextFor(caller: Caller, access: Access, statements: string): Record<string, string | string[]> {
    if (statements === '') return {};
    return Object.fromEntries(
      Object.entries({ ...caller.context, ...access.context })
        .filter(([key]) => statements.includes(key.toLowerCase()))
        .map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
    );
  }

  function open(role: string) {
    const list = roles.policiesOf(role) ?? [];
    let known = opened.get(list);
    if (!known) {
      const key = JSON.stringify([role, list]);
      const decisions = decisionsOfRoles.getOrCreate(key, () => createBoundedMap(mostDecisions));
      opened.set(list, (known = { textReadingKeys: compilePolicies(list), decisions }));
    }
    return known;
  }

  async function simulate(
    role: string,
    { action, resource }: Access,
    contextVariables: Record<string, string | string[]>,
  ): Promise<string> {
    // Imported lazily: its tables of actions are large and not needed at the start.
    const { runSimulation, runUnsafeSimulation } = await import('@cloud-copilot/iam-simulate');
    const { accountId } = account;
    const principal = roleArn(role);
    // The placeholders of the simulator stop at line breaks, those of IAM do not.
    const simulation = replaceLineBreaks({
      request: { principal, action, resource: { resource, accountId }, contextVariables },
      identityPolicies: [...(roles.policiesOf(role) ?? [])],
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    });
    const simulated = await runSimulation(simulation, {});
    if (simulated.resultType !== 'error')
      // The validating form drops keys of identity providers; the other form evaluates them.
      return Object.keys(contextVariables).some((key) => key.startsWith('cognito-identity.'))
        ? runUnsafeSimulation(simulation, {})
        : simulated.overallResult;
    if (simulated.errors.message === 'invalid.action') return 'ImplicitlyDenied';
    throw new Error(
      `The policies of ${role} cannot be evaluated for ${action}: ${JSON.stringify(simulated.errors)}`,
    );
  }
}

const refusals: Readonly<Record<SessionRefused, Denial>> = {
  'invalid-token': {
    type: 'UnrecognizedClientException',
    message: 'The security token included in the request is invalid.',
  },
  'expired-token': {
    type: 'ExpiredTokenException',
    message: 'The security token included in the request is expired',
  },
};

/**
 * Replaces the line breaks in the texts of a JSON value, which `.` of a regular expression does not match, each by its
 * own character for private use. Two texts are equal after it only if they were before.
 */
function replaceLineBreaks<Value extends object>(value: Value): Value {
  const replaced = (text: string) =>
    text.replaceAll(/[\n\r\u2028\u2029]/g, (lineBreak) =>
      String.fromCharCode(0xe000 + (lineBreak.charCodeAt(0) & 0xff)),
    );
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? replaced(part) : part,
  ) as Value;
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
function denial(caller: Caller, access: Access, decision: string): Denial {
  const user = sessionArn(caller.accessKeyId, caller.session);
  const reason =
    decision === 'ExplicitlyDenied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${access.action} action`;
  return {
    type: 'AccessDeniedException',
    message: `User: ${user} is not authorized to perform: ${access.action} on resource: ${access.resource} ${reason}`,
  };
}
