import * as z from 'zod';
import { policyTexts } from './policy-texts';

/** The federated principal of identity pools. */
const identityPools = 'cognito-identity.amazonaws.com';

/** A trust statement for identity pools, with exactly the two conditions that AWS requires. */
const webIdentityStatement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Federated: z.literal(identityPools) }),
  Action: z.union([
    z.literal('sts:AssumeRoleWithWebIdentity'),
    z.tuple([z.literal('sts:AssumeRoleWithWebIdentity')]),
  ]),
  Condition: z.strictObject({
    StringEquals: z.strictObject({ [`${identityPools}:aud`]: policyTexts }),
    'ForAnyValue:StringLike': z.strictObject({
      [`${identityPools}:amr`]: policyTexts.refine((values) => values.every((value) => !/[*?]/.test(value)), {
        error: 'has a wildcard',
      }),
    }),
  }),
});

/**
 * Identities of pools that may assume a role; one value of each list must match. Services are left out, because
 * functions get their role without a check.
 */
export type Trust = readonly { readonly poolIds: readonly string[]; readonly methods: readonly string[] }[];

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
    return { poolIds: Object.values(StringEquals).flat(), methods: Object.values(anyValue).flat() };
  });
}

/** Whether an identity of the pool, authenticated by these methods, may assume the role. */
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
