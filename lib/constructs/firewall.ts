import { Stack } from 'aws-cdk-lib';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { CatalogApi } from './catalog-api';
import type { Identity } from './identity';
import type { PlayFabOps } from './play-fab-ops';

interface FirewallProps {
  readonly limits: NonNullable<Stage['firewall']>;
  readonly playFabOps: PlayFabOps;
  readonly catalogApi: CatalogApi;
  readonly identity: Identity;
}

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

/** A rule that blocks callers for as long as their request rate exceeds a limit. */
interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: 60 | 300;
  /** The key by which requests are counted. */
  readonly countsBy: 'network address' | 'access token';
  /** Which requests count. @default every request */
  readonly counted?: Statement;
}

/** Cognito operations that send a code by mail, as the header `X-Amz-Target` names them. */
const sendsCode = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword', 'GetUserAttributeVerificationCode'];

/**
 * Limits the request rate of one network address and of one access token: rate rules of AWS WAF in front of the REST API, AppSync, the user
 * pool and the distribution.
 * A token is renewed every quarter of an hour and starts a new count, which the limit of its address bounds.
 *
 * @see https://docs.aws.amazon.com/appsync/latest/devguide/WAF-Integration.html
 * @see https://docs.aws.amazon.com/waf/latest/APIReference/API_RateBasedStatement.html
 */
export class Firewall extends Construct {
  /** ARN of the web ACL that the distribution names. */
  readonly siteAclArn: string;

  constructor(scope: Construct, id: string, { limits, playFabOps, catalogApi, identity }: FirewallProps) {
    super(scope, id);
    const services = this.createAcl('Services', 'REGIONAL', [
      {
        name: 'RequestsPerAddress',
        limit: limits.requestsPerAddress,
        windowSeconds: 300,
        countsBy: 'network address',
        counted: exceptSigned(),
      },
      {
        name: 'CodesPerAddress',
        limit: limits.codesPerAddress,
        windowSeconds: 300,
        countsBy: 'network address',
        counted: codeRequests(),
      },
      {
        name: 'ListsPerSignIn',
        limit: limits.listsPerSignIn,
        windowSeconds: 60,
        countsBy: 'access token',
        counted: matches({ uriPath: {} }, '/graphql'),
      },
    ]);
    // CloudFront accepts web ACLs of us-east-1 only, where every stage is: see `stage.ts`.
    const site = this.createAcl('Site', 'CLOUDFRONT', [
      {
        name: 'FilesPerAddress',
        limit: limits.filesPerAddress,
        windowSeconds: 300,
        countsBy: 'network address',
      },
    ]);
    this.siteAclArn = site.attrArn;
    const { restApiId, deploymentStage } = playFabOps.api;
    const stageArn = Stack.of(this).formatArn({
      service: 'apigateway',
      account: '',
      resource: '/restapis',
      resourceName: `${restApiId}/stages/${deploymentStage.stageName}`,
    });
    this.guard('RestApi', services, stageArn);
    this.guard('GraphqlApi', services, catalogApi.api.arn);
    this.guard('UserPool', services, identity.userPool.userPoolArn);
  }

  private createAcl(id: string, scope: 'REGIONAL' | 'CLOUDFRONT', rules: readonly RateRule[]): CfnWebACL {
    return new CfnWebACL(this, id, {
      scope,
      defaultAction: { allow: {} },
      rules: rules.map(ruleOf),
      visibilityConfig: visibility(id),
    });
  }

  private guard(id: string, acl: CfnWebACL, resourceArn: string): void {
    new CfnWebACLAssociation(this, id, { webAclArn: acl.attrArn, resourceArn });
  }
}

function ruleOf({ name, limit, windowSeconds, countsBy, counted }: RateRule, priority: number): Rule {
  const header = { name: 'authorization', textTransformations: noTransformation };
  return {
    name,
    priority,
    action: { block: {} },
    visibilityConfig: visibility(name),
    statement: {
      rateBasedStatement: {
        limit,
        evaluationWindowSec: windowSeconds,
        ...(countsBy === 'network address'
          ? { aggregateKeyType: 'IP' }
          : { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ header }] }),
        ...(counted && { scopeDownStatement: counted }),
      },
    },
  };
}

const noTransformation = [{ priority: 0, type: 'NONE' }];

/**
 * Leaves out GraphQL requests with a signature of IAM. The function that publishes events sends them from addresses that several functions
 * share, and WAF applies before AppSync checks the signature. A false signature only gets AppSync's refusal.
 */
function exceptSigned(): Statement {
  const statements = [
    matches({ uriPath: {} }, '/graphql'),
    matches({ singleHeader: { Name: 'authorization' } }, 'AWS4-HMAC-SHA256 ', 'STARTS_WITH'),
  ];
  return { notStatement: { statement: { andStatement: { statements } } } };
}

function codeRequests(): Statement {
  const target = { singleHeader: { Name: 'x-amz-target' } };
  const statements = sendsCode.map((name) => matches(target, `AWSCognitoIdentityProviderService.${name}`));
  return { orStatement: { statements } };
}

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  searchString: string,
  positionalConstraint: 'EXACTLY' | 'STARTS_WITH' = 'EXACTLY',
): Statement {
  return {
    byteMatchStatement: {
      fieldToMatch,
      searchString,
      positionalConstraint,
      textTransformations: noTransformation,
    },
  };
}

/** Publishes a metric of what a rule blocks, without samples: sampled requests would contain tokens and addresses. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
