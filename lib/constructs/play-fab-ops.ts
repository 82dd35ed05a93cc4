import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  type MethodOptions,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '#domain/operator/brand';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';
import { createAccountFunction } from './api/account-function';
import { createAdminFunction } from './api/admin-function';
import { createBonusesFunction } from './api/bonuses-function';
import { createCoinsFunction } from './api/coins-function';
import { createPlayFunction } from './api/play-function';
import type { ApiFunctionProps } from './api/player-function';
import { createPublicFunction } from './api/public-function';
import { createQuestsFunction } from './api/quests-function';
import { createShopFunction } from './api/shop-function';
import { createWebhooksFunction } from './api/webhooks-function';
import { GatewayAccount } from './gateway-account';
import { addGatewayResponses } from './gateway-responses';
import type { NodeFunction } from './node-function';
import { answerUnknownRoutes } from './unknown-routes';

/** First path segments that need a signed-in player, by function; the function declares the routes below them. */
const playerAreas = {
  play: ['wallet', 'games', 'fairness', 'play-limits', 'player'],
  shop: ['cart', 'checkout', 'orders', 'draws'],
  coins: ['coins'],
  bonuses: ['bonuses', 'referrals', 'affiliates'],
  quests: ['quests'],
  account: ['account', 'notices'],
  admin: ['admin'],
} as const;

/** Areas without a resource at their own path, which is answered like any unknown route. */
const areasWithoutRoot: readonly string[] = ['games', 'player', 'coins', 'admin', 'draws'];

/** Public, but part of the account: its function is the one that may change the user pool. */
const emailChangeStops = 'email-change-stops';

/** Only access tokens carry this scope: an ID token does not open the API. */
const accessTokenScope = 'aws.cognito.signin.user.admin';

/** The REST API, which serves everything but the products of the prize store. */
export class PlayFabOps extends Construct {
  readonly api: RestApi;
  /** Contains one line per request. */
  readonly accessLog: LogGroup;
  /** Receives the payment provider's webhooks. */
  readonly webhooks: NodeFunction;

  /** URL of the API's stage, built from the API's id so that nothing depends on a deployment. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { stage } = props;
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.api = this.createApi(stage);
    this.url = `https://${hostOf(this.api, stage)}/${stage.name}`;
    addGatewayResponses(this.api, stage);
    answerUnknownRoutes(this.api, stage.siteOrigin);

    const authorized = authorizedBy(
      new CognitoUserPoolsAuthorizer(this, 'PlayerTokens', {
        cognitoUserPools: [props.identity.userPool],
        // A cached authorization would outlive the token.
        resultsCacheTtl: Duration.seconds(0),
      }),
    );
    const serve = (areas: readonly string[], handler: NodeFunction) => {
      const integration = integrationOf(handler);
      for (const area of areas) {
        const resource = this.api.root.addResource(area);
        if (!areasWithoutRoot.includes(area)) resource.addMethod('ANY', integration, authorized);
        resource.addResource('{proxy+}').addMethod('ANY', integration, authorized);
      }
    };
    serve(playerAreas.play, createPlayFunction(this, props));
    serve(playerAreas.shop, createShopFunction(this, props));
    serve(playerAreas.coins, createCoinsFunction(this, props));
    serve(playerAreas.bonuses, createBonusesFunction(this, props));
    serve(playerAreas.quests, createQuestsFunction(this, props));
    const account = createAccountFunction(this, props);
    serve(playerAreas.account, account);
    serve(playerAreas.admin, createAdminFunction(this, props));

    const open = integrationOf(createPublicFunction(this, props));
    const published = this.api.root.addResource('public');
    const publicMethod = published.addResource('{proxy+}').addMethod('ANY', open);
    // A player who lost their email address to a thief cannot sign in: the mailed link is their only proof.
    const byMailedLink = published.addResource(emailChangeStops).addMethod('ANY', integrationOf(account));
    for (const rule of ['APIG4', 'COG4']) {
      acknowledge(publicMethod, rule, 'games and their odds are public, so anyone may read them');
      acknowledge(byMailedLink, rule, 'the emailed link authorizes its owner, signed in or not');
    }

    this.webhooks = createWebhooksFunction(this, props);
    const signed = integrationOf(this.webhooks);
    const forServices = this.api.root
      .addResource('webhooks')
      .addResource('{proxy+}')
      .addMethod('ANY', signed);
    for (const rule of ['APIG4', 'COG4'])
      acknowledge(forServices, rule, 'calling services have no sign-in; their requests are signed');

    addPreflights(this.api, stage.siteOrigin);

    if (stage.ownsApiGatewayAccount) {
      this.api.deploymentStage.node.addDependency(new GatewayAccount(this, 'GatewayAccount'));
    }
  }

  private createApi(stage: Stage): RestApi {
    const api = new RestApi(this, 'Api', {
      restApiName: 'playFabOps',
      description: `${brand.name} ${stage.name}: REST API of the site`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: {
        stageName: stage.name,
        throttlingRateLimit: stage.apiThrottle.requestsPerSecond,
        throttlingBurstLimit: stage.apiThrottle.burst,
        // Routes without a sign-in have limits of their own, so that a flood of requests leaves players their share.
        methodOptions: {
          ...throttledAt('/public/{proxy+}', stage.apiThrottle.public),
          ...throttledAt(`/public/${emailChangeStops}`, stage.apiThrottle.public),
          ...throttledAt('/webhooks/{proxy+}', stage.apiThrottle.webhooks),
        },
        ...defaultMethodSettings,
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat: accessLogLine(),
      },
    });
    this.keepExecutionLog(api, stage);
    acknowledge(
      api,
      'APIG2',
      'routes are proxies without a model; each function validates its input and names faulty fields',
    );
    if (!stage.firewall)
      acknowledge(
        api.deploymentStage,
        'APIG3',
        'a firewall has a monthly price; without it, requests are limited for the stage and for each player',
      );
    // The stack has its own output of this address.
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  /** The gateway dictates the name. The group is created here, before the gateway creates it, so that its lines expire. */
  private keepExecutionLog(api: RestApi, stage: Stage): void {
    const log = new LogGroup(this, 'ExecutionLog', {
      logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stage.name}`,
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    api.deploymentStage.node.addDependency(log);
  }
}

/** Answers CORS preflight requests only where a method exists: each `OPTIONS` method counts among the resources of a stack. */
function addPreflights({ methods }: RestApi, siteOrigin: string): void {
  for (const { resource } of [...methods])
    resource.addCorsPreflight({
      allowOrigins: [siteOrigin],
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      allowHeaders: [
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'X-Amz-Date',
        'X-Amz-Security-Token',
        'X-Api-Key',
      ],
      maxAge: Duration.hours(2),
    });
}

/**
 * Throttles all methods of a resource, one by one: API Gateway accepts no settings for `ANY`.
 *
 * @see https://github.com/hashicorp/terraform-provider-aws/issues/15855
 */
function throttledAt(
  path: string,
  { requestsPerSecond, burst }: Stage['apiThrottle']['public'],
): Record<string, MethodDeploymentOptions> {
  const limits = {
    ...defaultMethodSettings,
    throttlingRateLimit: requestsPerSecond,
    throttlingBurstLimit: burst,
  };
  return Object.fromEntries(throttledMethods.map((method) => [`${path}/${method}`, limits]));
}

/** Settings of a method replace those of the stage as a whole, so methods with limits of their own repeat these. */
const defaultMethodSettings = {
  // Detailed metrics are charged per method and metric; alarms and dashboard read those of the whole stage, which are free.
  metricsEnabled: false,
  // Logs why the gateway itself could not answer, without request and response data.
  loggingLevel: MethodLoggingLevel.ERROR,
  dataTraceEnabled: false,
};

const throttledMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Host name of the API, without a stage path. */
export function hostOf(api: RestApi, stage: Stage): string {
  return `${api.restApiId}.execute-api.${stage.region}.amazonaws.com`;
}

function authorizedBy(authorizer: CognitoUserPoolsAuthorizer): MethodOptions {
  return {
    authorizer,
    authorizationType: AuthorizationType.COGNITO,
    authorizationScopes: [accessTokenScope],
  };
}

/** One permission for all routes of a function; one per route would exceed CloudFormation's limits. */
function integrationOf(handler: NodeFunction): LambdaIntegration {
  return new LambdaIntegration(handler, { scopePermissionToMethod: false });
}

/** The fields that identify a request; no address, token or body. */
function accessLogLine(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      requestId: '$context.requestId',
      at: '$context.requestTimeEpoch',
      method: '$context.httpMethod',
      resource: '$context.resourcePath',
      status: '$context.status',
      refusedAs: '$context.error.responseType',
      latencyMs: '$context.responseLatency',
      functionLatencyMs: '$context.integrationLatency',
      player: '$context.authorizer.claims.sub',
    }),
  );
}
