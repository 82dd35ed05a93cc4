import * as z from 'zod';

/** A trust statement for identity pools, with exactly the two conditions that AWS requires. */
const webIdentityStatement = z.strictObject({
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Federated: z.literal('cognito-identity.amazonaws.com') }),
  Action: z.literal('sts:AssumeRoleWithWebIdentity'),
  Condition: z.strictObject({
    StringEquals: z.strictObject({ 'cognito-identity.amazonaws.com:aud': z.string() }),
    'ForAnyValue:StringLike': z.strictObject({
      'cognito-identity.amazonaws.com:amr': z.string().regex(/^[^*?]*$/, 'has a wildcard'),
    }),
  }),
});

/**
 * Identities that may assume a role: those of a pool that were authenticated by a method. Services are left out,
 * because functions get their role without a check.
 */
export type Trust = readonly { readonly poolId: string; readonly method: string }[];

/**
 * Reads the trust policy of a role.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/role-trust-and-permissions.html
 *
 * @throws Error for a principal other than services and identity pools, or a condition that is not emulated
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
      poolId: StringEquals['cognito-identity.amazonaws.com:aud'],
      method: anyValue['cognito-identity.amazonaws.com:amr'],
    };
  });
}

/** Whether an identity of the pool, authenticated by these methods, may assume the role. */
export function mayBeAssumed(trust: Trust, by: { poolId: string; methods: readonly string[] }): boolean {
  return trust.some(({ poolId, method }) => poolId === by.poolId && by.methods.includes(method));
}

function isForServices(statement: unknown): boolean {
  const { Effect, Principal } = (statement ?? {}) as { Effect?: unknown; Principal?: object };
  return Effect === 'Allow' && Object.keys(Principal ?? {}).every((kind) => kind === 'Service');
}
