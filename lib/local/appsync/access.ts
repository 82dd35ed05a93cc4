import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType } from 'graphql';
import { argumentOf } from './schema';

export type Mode = 'userPool' | 'iam';

export interface FieldAccess {
  readonly userPool: 'all' | readonly string[] | undefined;
  readonly iam: boolean;
}

/**
 * Directives of a field take precedence over those of its type; without either only the API's default mode has
 * access.
 * https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html#using-additional-authorization-modes
 */
export function accessOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  defaultMode: Mode,
): FieldAccess {
  const typeDirectives = [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? []);
  return (
    readAccess(field.astNode?.directives ?? []) ??
    readAccess(typeDirectives) ?? {
      userPool: defaultMode === 'userPool' ? 'all' : undefined,
      iam: defaultMode === 'iam',
    }
  );
}

export function maySee(access: FieldAccess, caller: { mode: Mode; groups: readonly string[] }): boolean {
  if (caller.mode === 'iam') return access.iam;
  if (access.userPool === undefined || access.userPool === 'all') return access.userPool === 'all';
  return access.userPool.some((group) => caller.groups.includes(group));
}

function readAccess(directives: readonly ConstDirectiveNode[]): FieldAccess | undefined {
  const named = (name: string) => directives.filter((directive) => directive.name.value === name);
  const pools = named('aws_cognito_user_pools');
  const iam = named('aws_iam');
  if (pools.length + iam.length === 0) return undefined;
  const groups = pools.map((pool) => argumentOf(pool, 'cognito_groups') as string[] | undefined);
  const userPool = groups.some((some) => some === undefined)
    ? 'all'
    : groups.length > 0
      ? groups.flatMap((some) => some ?? [])
      : undefined;
  return { userPool, iam: iam.length > 0 };
}
