import * as z from 'zod';

/** Who vouches for the identities of a pool. */
const identityPools = 'cognito-identity.amazonaws.com';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** A statement for identity pools, with the two conditions that AWS demands of one and no other. */
const webIdentityStatement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Federated: z.literal(identityPools) }),
  Action: z.union([
    z.literal('sts:AssumeRoleWithWebIdentity'),
    z.tuple([z.literal('sts:AssumeRoleWithWebIdentity')]),
  ]),
  Condition: z.strictObject({
    StringEquals: z.strictObject({ [`${identityPools}:aud`]: texts }),
    'ForAnyValue:StringLike': z.strictObject({
      [`${identityPools}:amr`]: texts.refine((values) => values.every((value) => !/[*?]/.test(value)), {
        error: 'has a wildcard',
      }),
    }),
  }),
});

/** A way into a role for identities of a pool; of each list one value must fit. */
interface WebIdentityTrust {
  readonly poolIds: readonly string[];
  readonly methods: readonly string[];
}

/** Who may take a role, as far as it matters here: functions have theirs without asking. */
export type Trust = readonly WebIdentityTrust[];

/**
 * Reads the trust policy of a role.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/role-trust-and-permissions.html
 *
 * @throws Error for a statement about anybody but services and identity pools, or with a condition that is not emulated
 */
export function readTrustPolicy(logicalId: string, statements: readonly unknown[]): Trust {
  return statements.flatMap((statement) => {
    if (isForServices(statement)) return [];
    const parsed = webIdentityStatement.safeParse(statement);
    if (!parsed.success)
      throw new Error(
        `${logicalId}: the offline host does not support this trust policy:\n${z.prettifyError(parsed.error)}`,
      );
    const { StringEquals, 'ForAnyValue:StringLike': anyValue } = parsed.data.Condition;
    return {
      poolIds: Object.values(StringEquals).flat(),
      methods: Object.values(anyValue).flat(),
    };
  });
}

/** Whether a role may be handed to an identity of the pool that showed itself by these methods. */
export function mayBeAssumed(trust: Trust, by: { poolId: string; methods: readonly string[] }): boolean {
  return trust.some(
    ({ poolIds, methods }) =>
      poolIds.includes(by.poolId) && methods.some((method) => by.methods.includes(method)),
  );
}

function isForServices(statement: unknown): boolean {
  const { Effect, Principal } = (statement ?? {}) as { Effect?: unknown; Principal?: object };
  return Effect === 'Allow' && Object.keys(Principal ?? {}).every((kind) => kind === 'Service');
}
