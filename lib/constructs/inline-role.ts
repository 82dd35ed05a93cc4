import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role with inline permissions. The CDK's own role puts them into a separate `AWS::IAM::Policy`, which is one more resource. Resources
 * that the permissions name must not depend on the role: attach a separate `Policy` where they do.
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
