import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  type MethodOptions,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { GatewayAccount } from './gateway-account';
import { addGatewayResponses } from './gateway-responses';
import type { Identity } from './identity';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { answerUnknownRoutes } from './unknown-routes';

/** First path segments that need a signed-in player; the routes below them are declared in the functions alone. */
const playerAreas = ['wallet', 'games', 'fairness'];

/** Only access tokens carry this scope: an ID token does not open the API. */
const accessTokenScope = 'aws.cognito.signin.user.admin';

interface PlayFabOpsProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly identity: Identity;
}

/** The REST API that carries everything but the prize store's products. */
export class PlayFabOps extends Construct {
  readonly api: RestApi;

  /** Address of the API's stage, built from the API's id so that nothing has to wait for a deployment. */
  readonly url: string;

  constructor(scope: Construct, id: string, { stage, tables, identity }: PlayFabOpsProps) {
    super(scope, id);
    this.api = this.createApi(stage);
    this.url = `https://${hostOf(this.api, stage)}/${stage.name}`;
    addGatewayResponses(this.api, stage.siteOrigin);
    answerUnknownRoutes(this.api, stage.siteOrigin);

    const authorized = authorizedBy(
      new CognitoUserPoolsAuthorizer(this, 'PlayerTokens', {
        cognitoUserPools: [identity.userPool],
        // A cached answer would outlive the token.
        resultsCacheTtl: Duration.seconds(0),
      }),
    );
    const play = integrationOf(this.createPlay(stage, tables, identity));
    for (const area of playerAreas) {
      const resource = this.api.root.addResource(area);
      resource.addMethod('ANY', play, authorized);
      resource.addResource('{proxy+}').addMethod('ANY', play, authorized);
    }

    const open = integrationOf(this.createPublic(stage));
    this.api.root.addResource('public').addResource('{proxy+}').addMethod('ANY', open);

    if (stage.ownsApiGatewayAccount) {
      this.api.deploymentStage.node.addDependency(new GatewayAccount(this, 'GatewayAccount'));
    }
  }

  private createApi(stage: Stage): RestApi {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const api = new RestApi(this, 'Api', {
      restApiName: 'playFabOps',
      description: `Jade Harbour ${stage.name}: wallet, games and fairness`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      defaultCorsPreflightOptions: {
        allowOrigins: [stage.siteOrigin],
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
      },
      deployOptions: {
        stageName: stage.name,
        throttlingRateLimit: stage.apiThrottle.requestsPerSecond,
        throttlingBurstLimit: stage.apiThrottle.burst,
        metricsEnabled: true,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: accessLogLine(),
      },
    });
    // The stack has its own output of this address.
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  private createPlay(stage: Stage, tables: Tables, { userPool }: Identity): NodeFunction {
    const play = new NodeFunction(this, 'Play', {
      stage,
      entry: 'lambdas/play-fab-ops/play/handler.ts',
      description: 'Wallet, games and fairness of the signed-in player',
      environment: {
        ...tables.environment,
        USER_POOL_ID: userPool.userPoolId,
        SITE_ORIGIN: stage.siteOrigin,
        SHORTEST_CYCLE_MS_SLOTS: String(stage.play.shortestCycleMs.slots),
        WRITES_PER_SECOND: String(stage.play.writesPerSecond),
        READS_PER_SECOND: String(stage.play.readsPerSecond),
      },
    });
    const { wallets, ledger, players } = tables;
    play.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    play.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-sequence`);
    play.allow(['dynamodb:PutItem'], players.tableArn);
    play.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    return play;
  }

  private createPublic(stage: Stage): NodeFunction {
    return new NodeFunction(this, 'Public', {
      stage,
      entry: 'lambdas/play-fab-ops/public/handler.ts',
      description: 'What everybody may read: games and their odds',
      environment: { SITE_ORIGIN: stage.siteOrigin },
    });
  }
}

/** Host name of the API, without the address of any stage of it. */
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

/** One permission for all routes of a function; with one per route the stack outgrows CloudFormation's limits. */
function integrationOf(handler: NodeFunction): LambdaIntegration {
  return new LambdaIntegration(handler, { scopePermissionToMethod: false });
}

/** What is needed to find a request again; no address, token or body. */
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
