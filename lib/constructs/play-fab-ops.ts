import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type MethodOptions,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledge, acknowledgeKeys } from './acknowledge';
import type { Files } from './files';
import { GatewayAccount } from './gateway-account';
import { addGatewayResponses } from './gateway-responses';
import type { Identity } from './identity';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { answerUnknownRoutes } from './unknown-routes';

/** First path segments that need a signed-in player, by function; the routes below them are declared there alone. */
const playerAreas = {
  play: ['wallet', 'games', 'fairness', 'play-limits', 'player'],
  shop: ['cart', 'checkout', 'orders'],
  admin: ['admin'],
} as const;

/** Only access tokens carry this scope: an ID token does not open the API. */
const accessTokenScope = 'aws.cognito.signin.user.admin';

interface PlayFabOpsProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly identity: Identity;
  readonly files: Files;
  /** Takes a message for each reservation, to be read when it lapses. */
  readonly lapses: Queue;
}

/** The REST API that carries everything but the products of the prize store. */
export class PlayFabOps extends Construct {
  readonly api: RestApi;

  /** Address of the API's stage, built from the API's id so that nothing has to wait for a deployment. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: PlayFabOpsProps) {
    super(scope, id);
    const { stage } = props;
    this.api = this.createApi(stage);
    this.url = `https://${hostOf(this.api, stage)}/${stage.name}`;
    addGatewayResponses(this.api, stage.siteOrigin);
    answerUnknownRoutes(this.api, stage.siteOrigin);

    const authorized = authorizedBy(
      new CognitoUserPoolsAuthorizer(this, 'PlayerTokens', {
        cognitoUserPools: [props.identity.userPool],
        // A cached answer would outlive the token.
        resultsCacheTtl: Duration.seconds(0),
      }),
    );
    const serve = (areas: readonly string[], handler: NodeFunction) => {
      const integration = integrationOf(handler);
      for (const area of areas) {
        const resource = this.api.root.addResource(area);
        resource.addMethod('ANY', integration, authorized);
        resource.addResource('{proxy+}').addMethod('ANY', integration, authorized);
      }
    };
    serve(playerAreas.play, this.createPlay(props));
    serve(playerAreas.shop, this.createShop(props));
    serve(playerAreas.admin, this.createAdmin(props));

    const open = integrationOf(this.createPublic(props));
    const forEverybody = this.api.root.addResource('public').addResource('{proxy+}').addMethod('ANY', open);
    for (const rule of ['APIG4', 'COG4'])
      acknowledge(forEverybody, rule, 'games and their odds are published: whoever asks may read them');

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
        // Why the gateway itself could not answer; without what was asked and answered.
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: accessLogLine(),
      },
    });
    this.keepExecutionLog(api, stage);
    acknowledge(api, 'APIG2', 'routes are proxies without a model; each function refuses bad input by name');
    acknowledge(
      api.deploymentStage,
      'APIG3',
      'a firewall has a monthly price; the stage and each player have a limit of requests without it',
    );
    // The stack has its own output of this address.
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  /** The gateway itself chooses the name; made here, and first, so that the lines do not stay for ever. */
  private keepExecutionLog(api: RestApi, stage: Stage): void {
    const log = new LogGroup(this, 'ExecutionLog', {
      logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stage.name}`,
      retention: stage.logRetentionDays,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    api.deploymentStage.node.addDependency(log);
  }

  private createPlay({ stage, tables, identity: { userPool } }: PlayFabOpsProps): NodeFunction {
    const play = new NodeFunction(this, 'Play', {
      stage,
      entry: 'lambdas/play-fab-ops/play/handler.ts',
      description: 'Wallet, games and fairness of the signed-in player',
      environment: {
        ...tables.environment,
        USER_POOL_ID: userPool.userPoolId,
        SITE_ORIGIN: stage.siteOrigin,
        SHORTEST_CYCLE_MS_SLOTS: String(stage.play.shortestCycleMs.slots),
        SHORTEST_CYCLE_MS_OTHERS: String(stage.play.shortestCycleMs.others),
        WRITES_PER_SECOND: String(stage.play.writesPerSecond),
        READS_PER_SECOND: String(stage.play.readsPerSecond),
      },
    });
    const { wallets, ledger, players } = tables;
    play.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    play.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-shelf`);
    play.allow(['dynamodb:PutItem'], players.tableArn);
    play.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    return play;
  }

  private createShop({ stage, tables, identity: { userPool }, lapses }: PlayFabOpsProps): NodeFunction {
    const { wallets, ledger, players, products, carts, reservations, orders } = tables;
    const shop = new NodeFunction(this, 'Shop', {
      stage,
      entry: 'lambdas/play-fab-ops/shop/handler.ts',
      description: 'Cart, checkout and orders of the signed-in player',
      environment: {
        ...tables.environment,
        PRODUCTS_TABLE: products.tableName,
        CARTS_TABLE: carts.tableName,
        RESERVATIONS_TABLE: reservations.tableName,
        ORDERS_TABLE: orders.tableName,
        USER_POOL_ID: userPool.userPoolId,
        SITE_ORIGIN: stage.siteOrigin,
        RESERVATION_LAPSES_QUEUE_URL: lapses.queueUrl,
        RESERVATION_SECONDS: String(stage.store.reservationSeconds),
        MINIMUM_ORDER: String(stage.store.minimumOrder),
        WRITES_PER_SECOND: String(stage.play.writesPerSecond),
        READS_PER_SECOND: String(stage.play.readsPerSecond),
      },
    });
    shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    shop.allow(['dynamodb:PutItem'], players.tableArn);
    // What a busy table leaves out of a batch is asked for one by one.
    shop.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], products.tableArn);
    shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], carts.tableArn);
    shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], reservations.tableArn);
    shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], orders.tableArn);
    shop.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
    shop.allow(['sqs:SendMessage'], lapses.queueArn);
    return shop;
  }

  private createAdmin({ stage, tables, files: { bucket } }: PlayFabOpsProps): NodeFunction {
    const admin = new NodeFunction(this, 'Admin', {
      stage,
      entry: 'lambdas/play-fab-ops/admin/handler.ts',
      description: 'What those who run the store do beside editing products',
      environment: {
        ...tables.environment,
        FILES_BUCKET: bucket.bucketName,
        SITE_ORIGIN: stage.siteOrigin,
        READS_PER_SECOND: String(stage.play.readsPerSecond),
      },
    });
    const { wallets, ledger } = tables;
    admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    admin.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-shelf`);
    admin.allow(['s3:GetObject'], `${bucket.bucketArn}/uploads/*`);
    acknowledgeKeys(admin.ownRole, bucket, 'uploads/*', 'any admin may have uploaded the picture to check');
    // Without it a missing upload would look like a secret one.
    admin.allow(['s3:ListBucket'], bucket.bucketArn);
    admin.allow(['s3:PutObject'], `${bucket.bucketArn}/media/products/*`);
    acknowledgeKeys(admin.ownRole, bucket, 'media/products/*', 'a picture is named by its content');
    return admin;
  }

  private createPublic({ stage, tables: { figures } }: PlayFabOpsProps): NodeFunction {
    const everybody = new NodeFunction(this, 'Public', {
      stage,
      entry: 'lambdas/play-fab-ops/public/handler.ts',
      description: 'What everybody may read: games and their odds',
      environment: { SITE_ORIGIN: stage.siteOrigin, FIGURES_TABLE: figures.tableName },
    });
    everybody.allow(['dynamodb:BatchGetItem'], figures.tableArn);
    return everybody;
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
