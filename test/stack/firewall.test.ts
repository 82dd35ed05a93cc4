import { describe, expect, it } from 'vitest';
import { synthesizeByTitle } from './every-stage';
import { ofType, onlyOfType, renderIntrinsics } from './read-template';

interface Rule {
  readonly Name: string;
  readonly Action: object;
  readonly Statement: { readonly RateBasedStatement: Record<string, unknown> };
  readonly VisibilityConfig: object;
}

const guarded = synthesizeByTitle('a stage with every option');
const aclOf = (scope: string) => {
  const acls = ofType(guarded, 'AWS::WAFv2::WebACL').filter(
    ([, { Properties }]) => Properties['Scope'] === scope,
  );
  expect(acls).toHaveLength(1);
  return acls[0]!;
};
const rulesOf = (scope: string) => aclOf(scope)[1].Properties['Rules'] as Rule[];
const ratesOf = (scope: string) =>
  rulesOf(scope).map(({ Name, Statement: { RateBasedStatement: rate } }) => [
    Name,
    rate['Limit'],
    rate['EvaluationWindowSec'],
    rate['AggregateKeyType'],
  ]);

describe('a firewall', () => {
  it('protects the REST API, AppSync, the user pool and the distribution', () => {
    const [services] = aclOf('REGIONAL');
    const [site] = aclOf('CLOUDFRONT');

    const associations = ofType(guarded, 'AWS::WAFv2::WebACLAssociation').map(([, { Properties }]) =>
      renderIntrinsics(Properties),
    ) as { ResourceArn: string; WebACLArn: string }[];
    const [, distribution] = onlyOfType(guarded, 'AWS::CloudFront::Distribution');
    expect(associations.map(({ WebACLArn }) => WebACLArn)).toEqual(Array(3).fill(`\${${services}.Arn}`));
    expect(associations.map(({ ResourceArn }) => ResourceArn)).toEqual([
      expect.stringMatching(/^arn:aws:apigateway:us-east-1::\/restapis\/\$\{\w+\}\/stages\/\$\{\w+\}$/),
      expect.stringMatching(/^\$\{CatalogApi\w+\.Arn\}$/),
      expect.stringMatching(/^\$\{IdentityUserPool\w+\.Arn\}$/),
    ]);
    expect(renderIntrinsics(distribution.Properties['DistributionConfig'])).toMatchObject({
      WebACLId: `\${${site}.Arn}`,
    });
  });

  it('limits an address by requests, codes and files, and an access token by lists, at the rates of the stage', () => {
    expect(ratesOf('REGIONAL')).toEqual([
      ['RequestsPerAddress', 1_000, 300, 'IP'],
      ['CodesPerAddress', 30, 300, 'IP'],
      ['ListsPerSignIn', 300, 60, 'CUSTOM_KEYS'],
    ]);
    expect(ratesOf('CLOUDFRONT')).toEqual([['FilesPerAddress', 6_000, 300, 'IP']]);
    for (const rule of [...rulesOf('REGIONAL'), ...rulesOf('CLOUDFRONT')]) {
      expect(rule.Action).toEqual({ Block: {} });
      // Samples would contain tokens.
      expect(rule.VisibilityConfig).toMatchObject({ SampledRequestsEnabled: false });
    }
  });

  it('counts codes by the Cognito actions that send one, and lists by the AppSync token', () => {
    const [, codes, lists] = rulesOf('REGIONAL').map(({ Statement }) => Statement.RateBasedStatement);

    const searched = JSON.stringify(codes?.['ScopeDownStatement']).match(/"SearchString":"[^"]+"/g);
    expect(searched).toEqual(
      ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'GetUserAttributeVerificationCode'].map(
        (name) => `"SearchString":"AWSCognitoIdentityProviderService.${name}"`,
      ),
    );
    expect(lists).toMatchObject({
      CustomKeys: [{ Header: { Name: 'authorization', TextTransformations: [{ Type: 'NONE' }] } }],
      ScopeDownStatement: {
        ByteMatchStatement: { SearchString: '/graphql', PositionalConstraint: 'EXACTLY' },
      },
    });
  });

  it('leaves out only signed GraphQL requests from the requests of an address', () => {
    const [requests] = rulesOf('REGIONAL').map(({ Statement }) => Statement.RateBasedStatement);

    const TextTransformations = [{ Priority: 0, Type: 'NONE' }];
    expect(requests?.['ScopeDownStatement']).toEqual({
      NotStatement: {
        Statement: {
          AndStatement: {
            Statements: [
              {
                ByteMatchStatement: {
                  FieldToMatch: { UriPath: {} },
                  PositionalConstraint: 'EXACTLY',
                  SearchString: '/graphql',
                  TextTransformations,
                },
              },
              {
                ByteMatchStatement: {
                  FieldToMatch: { SingleHeader: { Name: 'authorization' } },
                  PositionalConstraint: 'STARTS_WITH',
                  SearchString: 'AWS4-HMAC-SHA256 ',
                  TextTransformations,
                },
              },
            ],
          },
        },
      },
    });
  });

  it("answers blocked requests with the product's error and a Retry-After", () => {
    const answers = ofType(guarded, 'AWS::ApiGateway::GatewayResponse').map(
      ([, { Properties }]) => Properties,
    );

    const blocked = answers.find(({ ResponseType }) => ResponseType === 'WAF_FILTERED');
    expect(blocked).toMatchObject({
      StatusCode: '429',
      ResponseParameters: { 'gatewayresponse.header.Retry-After': "'60'" },
    });
    expect(JSON.stringify(blocked?.['ResponseTemplates'])).toContain('request/too-many');
  });
});

it.each(['dev', 'staging', 'prod', 'local'] as const)('%s has none where it sets none', (name) => {
  const { resources } = synthesizeByTitle(name);

  const types = Object.values(resources).map(({ Type, Properties }) => [Type, Properties['ResponseType']]);
  expect(
    types.filter(([type, answer]) => String(type).startsWith('AWS::WAFv2') || answer === 'WAF_FILTERED'),
  ).toEqual([]);
});
