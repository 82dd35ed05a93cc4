import { describe, expect, it } from 'vitest';
import { everyStage, synthesizeOneOf } from './every-stage';
import { measuresOf } from './limits';
import type { Resource, SynthesizedStage } from './synthesize-stage';

it.each(everyStage)('%s stays within what AWS takes', (title) => {
  const measures = measuresOf(synthesizeOneOf(title));

  const excess = measures.filter(({ size, limit }) => size > limit);
  expect(excess.map(({ name, size, limit }) => `${name}: ${size} of ${limit}`)).toEqual([]);
  for (const name of ['resources', 'outputs', 'template', 'description'])
    expect(measures.find((measure) => measure.name === name)?.size, name).toBeGreaterThan(0);
});

describe('measuring', () => {
  const prod = () => synthesizeOneOf('prod');
  const sizeOf = (stage: SynthesizedStage, name: string) =>
    measuresOf(stage).find((measure) => measure.name === name)?.size;
  const withResources = (resources: Record<string, Resource>) => ({ ...prod(), resources });
  const policy = (Roles: unknown[], text: string) => ({
    Type: 'AWS::IAM::Policy',
    Properties: { Roles, PolicyDocument: { Statement: text } },
  });
  const role = (properties = {}) => ({
    Type: 'AWS::IAM::Role',
    Properties: { AssumeRolePolicyDocument: {}, ...properties },
  });

  it('adds up whatever is written into a role, from wherever, and nothing of another', () => {
    const stage = withResources({
      Role: role({ Policies: [{ PolicyName: 'Own', PolicyDocument: { Statement: 'o'.repeat(1_000) } }] }),
      Other: role(),
      First: policy([{ Ref: 'Role' }], 'f'.repeat(5_000)),
      Second: policy([{ Ref: 'Role' }, { Ref: 'Other' }], 's'.repeat(5_000)),
    });

    expect(sizeOf(stage, 'policies written into Role')).toBeGreaterThan(11_000);
    expect(sizeOf(stage, 'policies written into Other')).toBeLessThan(6_000);
  });

  it('counts a reference as long as it may become', () => {
    const variables = {
      A: { Ref: 'Table' },
      B: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Api', 'Url'] }]] },
    };
    const stage = withResources({
      Function: { Type: 'AWS::Lambda::Function', Properties: { Environment: { Variables: variables } } },
    });

    expect(sizeOf(stage, 'Environment.Variables of Function')).toBeGreaterThan(2 * 160 + 'https://'.length);
  });

  it('finds what every kind of resource has of it', () => {
    const names = measuresOf(prod()).map(({ name }) => name.replace(/ \w+$/, ''));

    expect([...new Set(names)].sort()).toEqual([
      'AssumeRolePolicyDocument of',
      'Code of',
      'Description of',
      'DistributionConfig.Comment of',
      'Environment.Variables of',
      'FunctionCode of',
      'FunctionConfig.Comment of',
      'PolicyDocument of',
      'description',
      'logical id',
      'mappings',
      'outputs',
      'parameters',
      'policies written into',
      'resources',
      'template',
    ]);
  });
});
