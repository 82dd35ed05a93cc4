import { matchesArn } from '../iam/arn-pattern';

/** An `AWS::Lambda::Permission`: a service that may invoke a function, on behalf of one source or any. */
interface Permission {
  readonly functionArn: string;
  readonly principal: string;
  readonly sourceArn: string | undefined;
}

/** The resource policies of all functions. */
export interface Permissions {
  add(permission: Permission): void;
  /**
   * Whether a service may invoke a function on behalf of a source; denied without a statement.
   * https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html
   */
  allow(invocation: { functionArn: string; principal: string; sourceArn: string }): boolean;
}

export function openPermissions(): Permissions {
  const permissions: Permission[] = [];
  return {
    add: (permission) => void permissions.push(permission),
    allow: ({ functionArn, principal, sourceArn }) =>
      permissions.some(
        (permission) =>
          permission.functionArn === functionArn &&
          permission.principal === principal &&
          (permission.sourceArn === undefined || matchesArn(permission.sourceArn, sourceArn)),
      ),
  };
}
