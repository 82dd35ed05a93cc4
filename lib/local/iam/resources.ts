import * as z from 'zod';
import { readerOf } from '../template/resource-properties';
import type { RolePolicy } from './roles';
import { readTrustPolicy, type Trust } from './trust-policy';

/**
 * Condition keys of requests that the host supplies. Any other key stops the start, because a request without it would
 * pass or fail some conditions otherwise than in the cloud.
 */
const suppliedKeys = [
  'cognito-identity.amazonaws.com:amr',
  'cognito-identity.amazonaws.com:aud',
  'cognito-identity.amazonaws.com:sub',
  'dynamodb:Attributes',
  'dynamodb:LeadingKeys',
  'dynamodb:Select',
  's3:prefix',
];

const unsuppliedKeyIn = (operands: object) =>
  Object.keys(operands).find((key) => !suppliedKeys.includes(key));
const operands = z.record(z.string(), z.unknown()).refine((keys) => unsuppliedKeyIn(keys) === undefined, {
  error: ({ input }) => `no request here has the condition key ${unsuppliedKeyIn(input as object)}`,
});
const statement = z.looseObject({ Condition: z.record(z.string(), operands).optional() });
const policyDocument = z.looseObject({ Statement: z.array(statement) });
const inlinePolicy = z.strictObject({ PolicyName: z.string(), PolicyDocument: policyDocument });

const readRoleProperties = readerOf(
  'AWS::IAM::Role',
  z.strictObject({
    AssumeRolePolicyDocument: z.looseObject({ Statement: z.array(z.unknown()).default([]) }).prefault({}),
    Policies: z.array(inlinePolicy).default([]),
  }),
  { Tags: 'labels' },
);

const readPolicy = readerOf('AWS::IAM::Policy', inlinePolicy.extend({ Roles: z.array(z.string()).min(1) }));

/** Reads an `AWS::IAM::Role` with its inline policies. */
export function readRole(logicalId: string, properties: unknown): { policies: RolePolicy[]; trust: Trust } {
  const { AssumeRolePolicyDocument, Policies } = readRoleProperties(logicalId, properties);
  return {
    policies: Policies.map(rolePolicy),
    trust: readTrustPolicy(logicalId, AssumeRolePolicyDocument.Statement),
  };
}

/** Reads an `AWS::IAM::Policy` with the names of the roles that it is attached to. */
export function readAttachedPolicy(
  logicalId: string,
  properties: unknown,
): { policy: RolePolicy; roles: string[] } {
  const { Roles, ...policy } = readPolicy(logicalId, properties);
  return { policy: rolePolicy(policy), roles: Roles };
}

function rolePolicy({ PolicyName, PolicyDocument }: z.infer<typeof inlinePolicy>): RolePolicy {
  return { name: PolicyName, policy: PolicyDocument };
}
