import { ofType, renderIntrinsics } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface PolicyDocument {
  readonly Statement: Statement[];
}

/**
 * All permissions of a role, one line per action and resource: `dynamodb:GetItem ${Table.Arn}`. Managed policies have
 * a line of their own, and denials and conditions are part of the line.
 */
export function permissionsOf(stage: SynthesizedStage, roleId: string): string[] {
  const { Policies = [], ManagedPolicyArns = [] } = (stage.resources[roleId]?.Properties ?? {}) as {
    Policies?: { PolicyDocument: PolicyDocument }[];
    ManagedPolicyArns?: unknown[];
  };
  const attached = ofType(stage, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) => JSON.stringify(Properties['Roles']).includes(`"${roleId}"`))
    .map(([, { Properties }]) => Properties as { PolicyDocument: PolicyDocument });
  const statements = [...Policies, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const managed = ManagedPolicyArns.map((arn) => `managed policy ${String(renderIntrinsics(arn))}`);
  return [...statements.flatMap(linesOf), ...managed].sort();
}

function linesOf({ Effect, Action, Resource, Condition }: Statement): string[] {
  const restricted = Effect === 'Allow' && !Condition ? '' : `${Effect} ${JSON.stringify(Condition)} `;
  return [Action].flat().flatMap((action) => {
    const resources = [renderIntrinsics(Resource)].flat();
    return resources.map((resource) => `${restricted}${action} ${String(resource)}`);
  });
}
