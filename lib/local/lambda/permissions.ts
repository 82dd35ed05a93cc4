import * as z from 'zod';
import { matchesArn } from '../iam/arn-pattern';
import { readerOf } from '../template/resource-properties';

const readPermission = readerOf(
  'AWS::Lambda::Permission',
  z.strictObject({
    Action: z.literal('lambda:InvokeFunction'),
    FunctionName: z.string(),
    Principal: z.string(),
    SourceArn: z.string().optional(),
  }),
);

/** The resource policies of all functions: which service may invoke one, on behalf of one source or any. */
export interface Permissions {
  /** Reads an `AWS::Lambda::Permission`. */
  add(logicalId: string, properties: unknown): void;
  /** Denied without a statement. https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html */
  allow(invocation: { functionArn: string; principal: string; sourceArn: string }): boolean;
}

/** @param arnOf  the ARN of a function that a permission names in either way */
export function openPermissions(arnOf: (functionName: string) => string): Permissions {
  const permissions: ReturnType<typeof readPermission>[] = [];
  return {
    add: (logicalId, properties) => void permissions.push(readPermission(logicalId, properties)),
    allow: ({ functionArn, principal, sourceArn }) =>
      permissions.some(
        ({ FunctionName, Principal, SourceArn }) =>
          arnOf(FunctionName) === functionArn &&
          Principal === principal &&
          (SourceArn === undefined || matchesArn(SourceArn, sourceArn)),
      ),
  };
}
