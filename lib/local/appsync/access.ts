import type { ConstDirectiveNode, GraphQLField, GraphQLObjectType } from 'graphql';
import { argumentOf } from './schema';

export type Mode = 'userPool' | 'iam';

export interface FieldAccess {
  /** The groups of the pool that have access. */
  readonly userPool: 'all' | readonly string[];
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
      userPool: defaultMode === 'userPool' ? 'all' : [],
      iam: defaultMode === 'iam',
    }
  );
}

export function maySee(
  { userPool, iam }: FieldAccess,
  { mode, groups }: { mode: Mode; groups: readonly string[] },
): boolean {
  if (mode === 'iam') return iam;
  return userPool === 'all' || userPool.some((group) => groups.includes(group));
}

function readAccess(directives: readonly ConstDirectiveNode[]): FieldAccess | undefined {
  const named = (name: string) => directives.filter((directive) => directive.name.value === name);
  const pools = named('aws_cognito_user_pools');
  const iam = named('aws_iam').length > 0;
  if (pools.length === 0 && !iam) return undefined;
  const groups = pools.map((pool) => argumentOf(pool, 'cognito_groups') as string[] | undefined);
  return { userPool: groups.includes(undefined) ? 'all' : groups.flatMap((some) => some ?? []), iam };
}
