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

const roleProperties = z.strictObject({
  AssumeRolePolicyDocument: z.looseObject({ Statement: z.array(z.unknown()).default([]) }).prefault({}),
  Policies: z.array(inlinePolicy).default([]),
});
const readRole = readerOf('AWS::IAM::Role', roleProperties, { Tags: 'labels' });

const policyProperties = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument: policyDocument,
  Roles: z.array(z.string()).min(1),
});
const readPolicy = readerOf('AWS::IAM::Policy', policyProperties);

/** Reads the inline policies of an `AWS::IAM::Role`. */
export function readRolePolicies(logicalId: string, properties: unknown): RolePolicy[] {
  return readRole(logicalId, properties).Policies.map(({ PolicyName, PolicyDocument }) => ({
    name: PolicyName,
    policy: PolicyDocument,
  }));
}

export function readRoleTrust(logicalId: string, properties: unknown): Trust {
  const { Statement } = readRole(logicalId, properties).AssumeRolePolicyDocument;
  return readTrustPolicy(logicalId, Statement);
}

/** Reads an `AWS::IAM::Policy` with the names of the roles that it is attached to. */
export function readAttachedPolicy(
  logicalId: string,
  properties: unknown,
): { policy: RolePolicy; roles: string[] } {
  const { PolicyName, PolicyDocument, Roles } = readPolicy(logicalId, properties);
  return { policy: { name: PolicyName, policy: PolicyDocument }, roles: Roles };
}
