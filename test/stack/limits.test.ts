import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measuresOf } from '../../lib/rehearsal/limits';
import { everyStage, synthesizeByTitle } from './every-stage';
import { functionOf, ofType } from './read-template';
import type { Resource, SynthesizedStage } from './synthesize-stage';

it.each(everyStage)('%s stays within the limits of AWS', (title) => {
  const measures = measuresOf(synthesizeByTitle(title));

  const excess = measures.filter(({ size, limit }) => size > limit);
  expect(excess.map(({ name, size, limit }) => `${name}: ${size} of ${limit}`)).toEqual([]);
  for (const name of ['resources', 'outputs', 'template', 'description'])
    expect(measures.find((measure) => measure.name === name)?.size, name).toBeGreaterThan(0);
});

describe('measuresOf', () => {
  const prod = () => synthesizeByTitle('prod');
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

  it('adds up all policies of a role, and none of another role', () => {
    const stage = withResources({
      Role: role({ Policies: [{ PolicyName: 'Own', PolicyDocument: { Statement: 'o'.repeat(1_000) } }] }),
      Other: role(),
      First: policy([{ Ref: 'Role' }], 'f'.repeat(5_000)),
      Second: policy([{ Ref: 'Role' }, { Ref: 'Other' }], 's'.repeat(5_000)),
    });

    expect(sizeOf(stage, 'policies written into Role')).toBeGreaterThan(11_000);
    expect(sizeOf(stage, 'policies written into Other')).toBeLessThan(6_000);
  });

  it('counts a reference with its largest length', () => {
    const variables = {
      A: { Ref: 'Table' },
      B: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Api', 'Url'] }]] },
    };
    const stage = withResources({
      Function: { Type: 'AWS::Lambda::Function', Properties: { Environment: { Variables: variables } } },
    });

    expect(sizeOf(stage, 'Environment.Variables of Function')).toBeGreaterThan(2 * 160 + 'https://'.length);
  });

  it('counts the name of a table as CloudFormation builds it, of stack, logical id and 13 characters', () => {
    const stage = withResources({
      Wallets: { Type: 'AWS::DynamoDB::Table', Properties: {} },
      Function: {
        Type: 'AWS::Lambda::Function',
        Properties: { Environment: { Variables: { A: { Ref: 'Wallets' } } } },
      },
    });

    expect(sizeOf(stage, 'Environment.Variables of Function')).toBe(
      '{"A":"JadeHarbour-prod-Wallets-1234567890123"}'.length,
    );
  });

  it('counts the functions of a pipeline and the bytes of a bundle', () => {
    const { resources } = prod();
    const [pipeline = ''] =
      ofType(prod(), 'AWS::AppSync::Resolver').find(([, { Properties }]) => 'PipelineConfig' in Properties) ??
      [];
    const [handler] = functionOf(prod(), 'lambdas/functions/queue-pushes/handler.ts');

    const { Functions } = resources[pipeline]!.Properties['PipelineConfig'] as { Functions: unknown[] };
    expect(sizeOf(prod(), `functions of ${pipeline}`)).toBe(Functions.length);
    // Tests have the sources of a function in place of its bundle.
    const sources = readdirSync('lambdas/functions/queue-pushes').map(
      (file) => statSync(`lambdas/functions/queue-pushes/${file}`).size,
    );
    expect(sizeOf(prod(), `bundle of ${handler}`)).toBe(sources.reduce((sum, size) => sum + size, 0));
  });

  it('measures every kind of resource', () => {
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
      'bundle of',
      'description',
      'functions of',
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
