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

export type Permissions = ReturnType<typeof openPermissions>;

/**
 * Opens the resource policies of all functions: which service may invoke one, on behalf of one source or any.
 *
 * @param arnOf  the ARN of a function that a permission names in either way
 */
export function openPermissions(arnOf: (functionName: string) => string) {
  const permissions: ReturnType<typeof readPermission>[] = [];
  return {
    /** Reads an `AWS::Lambda::Permission`. */
    add: (logicalId: string, properties: unknown) =>
      void permissions.push(readPermission(logicalId, properties)),
    /** Denied without a statement. https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html */
    allow: (invocation: { functionArn: string; principal: string; sourceArn: string }): boolean =>
      permissions.some(
        ({ FunctionName, Principal, SourceArn }) =>
          arnOf(FunctionName) === invocation.functionArn &&
          Principal === invocation.principal &&
          (SourceArn === undefined || matchesArn(SourceArn, invocation.sourceArn)),
      ),
  };
}
