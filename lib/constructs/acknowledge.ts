import { type CfnElement, Stack, Validations } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/**
 * Accepts, for a construct and those below it, what a rule of cdk-nag's pack AwsSolutions finds there. Tests count what is
 * accepted and refuse what nothing needs.
 *
 * @param finding  a rule, as `COG2`, or one finding of a rule with many, as `IAM5[Resource::*]`
 * @param reason   why it is right as it is, for whoever reviews the stack
 */
export function acknowledge(construct: IConstruct, finding: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${finding}`, reason });
}

/** Accepts that a role reaches a bucket's objects by a pattern; one pattern, so that any other is found again. */
export function acknowledgeKeys(role: Role, bucket: IBucket, keys: string, reason: string): void {
  const bucketId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement);
  // The rule writes a variable of IAM as it writes a reference.
  acknowledge(role, `IAM5[Resource::<${bucketId}.Arn>/${keys.replace(/\$\{(.+?)\}/g, '<$1>')}]`, reason);
}

/** Accepts what the CDK grants to the function that it publishes files with, which no setting narrows. */
export function acknowledgePublishing(role: Role, bucket: IBucket): void {
  const byTheCdk = 'granted by the CDK to its own publishing function, which runs at deployments only';
  for (const action of ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'])
    acknowledge(role, `IAM5[Action::s3:${action}]`, byTheCdk);
  const { region } = Stack.of(role);
  acknowledge(
    role,
    `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
    `${byTheCdk}: reads of what the same deployment uploaded`,
  );
  acknowledgeKeys(role, bucket, '*', `${byTheCdk}: writes to the one bucket that it fills`);
}
