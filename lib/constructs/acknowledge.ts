import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/**
 * Accepts a finding of cdk-nag's pack AwsSolutions for a construct and those below it. Tests count the accepted findings and refuse any
 * that is not needed.
 *
 * @param finding  a rule, as `COG2`, or one finding of a rule with many, as `IAM5[Resource::*]`
 * @param reason   why the finding is acceptable, for reviewers of the stack
 */
export function acknowledge(construct: IConstruct, finding: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${finding}`, reason });
}

/** Accepts that a role reaches a bucket's objects by one pattern; any other pattern is still reported. */
export function acknowledgeKeys(role: Role, bucket: IBucket, keys: string, reason: string): void {
  const bucketId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  // The rule renders an IAM variable the way it renders a reference.
  acknowledge(role, `IAM5[Resource::<${bucketId}.Arn>/${keys.replace(/\$\{(.+?)\}/g, '<$1>')}]`, reason);
}

/** Accepts the grants that the CDK gives its own file-publishing function, which no setting narrows. */
export function acknowledgePublishing(role: Role, bucket: IBucket): void {
  const reason = 'granted by the CDK to its own publishing function, which only runs during deployments';
  for (const action of ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'])
    acknowledge(role, `IAM5[Action::s3:${action}]`, reason);
  const { region } = Stack.of(role);
  acknowledge(
    role,
    `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
    `${reason}: reads files that the same deployment uploaded`,
  );
  acknowledgeKeys(role, bucket, '*', `${reason}: writes to its one target bucket`);
}
