import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role whose permissions are part of the role resource. The CDK's own role puts them into an `AWS::IAM::Policy` of their own, which is
 * one more resource. Whatever the permissions name must not wait for the role: attach a separate `Policy` where it does.
 */
export class InlineRole extends Role {
  readonly #permissions: PolicyDocument;

  constructor(scope: Construct, id: string, props: Pick<RoleProps, 'assumedBy'>) {
    const permissions = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { Permissions: permissions } });
    this.#permissions = permissions;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#permissions.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
