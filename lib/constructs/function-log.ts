import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IConstruct } from 'constructs';
import type { Stage } from '../stage';

const id = 'FunctionLog';

/**
 * The log group that all functions of a stage write to. It takes one resource instead of one per function, and one metric filter counts for
 * all. Each function writes streams of its own, whose names contain the function's name.
 *
 * @returns the log group of the construct's stack, created by the first call
 * @see https://docs.aws.amazon.com/lambda/latest/dg/monitoring-cloudwatchlogs-loggroups.html
 */
export function functionLogOf(construct: IConstruct, stage: Stage): LogGroup {
  const stack = Stack.of(construct);
  const existing = stack.node.tryFindChild(id) as LogGroup | undefined;
  return (
    existing ??
    new LogGroup(stack, id, {
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
  );
}
