import { Annotations, CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { brand } from '#domain/operator/brand';
import { AccessLogs } from './constructs/access-logs';
import { AccountDeletion } from './constructs/account-deletion';
import { AccountExports } from './constructs/account-exports';
import { acknowledge } from './constructs/acknowledge';
import { AlarmRecords } from './constructs/alarm-records';
import { BuildSweep } from './constructs/build-sweep';
import { CatalogApi } from './constructs/catalog-api';
import { DemoData } from './constructs/demo-data';
import { Draws } from './constructs/draws';
import { EdgeKey } from './constructs/edge-key';
import { Files } from './constructs/files';
import { Firewall } from './constructs/firewall';
import { GiftCodes } from './constructs/gift-codes';
import { Identity } from './constructs/identity';
import { IdentityChecks } from './constructs/identity-checks';
import { Notices } from './constructs/notices';
import { Observability } from './constructs/observability';
import { OperatorDashboard } from './constructs/operator-dashboard';
import { PictureSweep } from './constructs/picture-sweep';
import { PlayFabOps } from './constructs/play-fab-ops';
import { Purchases } from './constructs/purchases';
import { ReservationLapses } from './constructs/reservation-lapses';
import { ServerSeeds } from './constructs/server-seeds';
import { Site } from './constructs/site';
import { addressesOf, siteConfig } from './constructs/site-config';
import type { SitePaths } from './constructs/site-paths';
import { SitePublishing } from './constructs/site-publishing';
import { Streams } from './constructs/streams';
import { Tables } from './constructs/tables';
import { describeExample, exampleValues } from './example-values';
import type { Stage } from './stage';

export interface CasinoStackProps extends SitePaths {
  readonly stage: Stage;
  /** Folder of the built site. @default none: only `config.json` is published */
  readonly buildFolder?: string | undefined;
}

/** All resources of one stage. */
export class CasinoStack extends Stack {
  constructor(scope: Construct, id: string, { stage, buildFolder, ...props }: CasinoStackProps) {
    super(scope, id, {
      description: `${brand.name}, stage ${stage.name}`,
      env: { region: stage.region },
      terminationProtection: stage.terminationProtection,
    });

    const tables = new Tables(this, 'Tables', { stage });
    const identity = new Identity(this, 'Identity', { stage, tables });
    const accessLogs = new AccessLogs(this, 'AccessLogs', { stage });
    const files = new Files(this, 'Files', { stage, accessLogs });
    for (const role of [identity.guestRole, identity.playerRole, identity.adminRole])
      files.grantPublicReads(role);
    files.grantPictureCare(identity.adminRole);

    new PictureSweep(this, 'PictureSweep', { stage, tables, files });
    const { queue: uploads } = new IdentityChecks(this, 'IdentityChecks', { stage, tables, files });
    const { queue: lapses } = new ReservationLapses(this, 'ReservationLapses', { stage, tables });
    const { queue: exports } = new AccountExports(this, 'AccountExports', { stage, tables, files });
    const queues = { lapses, exports };
    const giftCodes = new GiftCodes(this, 'GiftCodes', { stage, tables });
    const serverSeeds = new ServerSeeds(this, 'ServerSeeds', { stage });
    const edgeKey = new EdgeKey(this, 'EdgeKey', { stage });
    const catalogApi = new CatalogApi(this, 'CatalogApi', { stage, identity, tables });
    const streams = new Streams(this, 'Streams', { stage, tables, catalogApi, accessLogs });
    const kept = { tables, identity, files, giftCodes, serverSeeds, edgeKey };
    const served = { stage, ...kept, notices: streams.notices };
    const playFabOps = new PlayFabOps(this, 'PlayFabOps', { ...served, ...queues });
    new Purchases(this, 'Purchases', { stage, tables });
    const { mails } = new Notices(this, 'Notices', { stage, tables, streams });
    new Draws(this, 'Draws', { stage, tables, streams });
    new AccountDeletion(this, 'AccountDeletion', { stage, tables, files, identity, streams });
    if (stage.demoAccounts) new DemoData(this, 'DemoData', { stage, tables, giftCodes });

    const limits = stage.firewall;
    const firewall = limits && new Firewall(this, 'Firewall', { limits, playFabOps, catalogApi, identity });
    const prerenderedPaths = stage.access === 'public-pages' ? props.prerenderedPaths : [];
    const site = new Site(this, 'Site', {
      stage,
      prerenderedPaths,
      applicationPaths: props.applicationPaths,
      files: files.bucket,
      accessLogs,
      edgeKey,
      restApi: playFabOps.api,
      webAclArn: firewall?.siteAclArn,
      calledAddresses: addressesOf(stage, { identity, playFabOps, catalogApi, files }),
    });
    new SitePublishing(this, 'SitePublishing', {
      stage,
      bucket: site.bucket,
      config: siteConfig(stage, { identity, playFabOps, catalogApi, files }),
      buildFolder,
      prerenderedPaths,
      after: [playFabOps.api.deploymentStage, catalogApi, site],
    });
    new BuildSweep(this, 'BuildSweep', { stage, bucket: site.bucket });
    const { queue: alarmRecords } = new AlarmRecords(this, 'AlarmRecords', { stage, tables });
    const watched = {
      stage,
      playFabOps,
      catalogApi,
      streamReaders: streams.readers,
      workQueues: [
        streams.pushes,
        streams.notices,
        streams.restrictions,
        lapses,
        exports,
        uploads,
        ...(mails ? [mails] : []),
        alarmRecords,
      ],
    };
    const { errorLines, alarms } = new Observability(this, 'Observability', {
      ...watched,
      refusingTriggers: identity.refusingTriggers,
      alarmRecords,
    });
    const { wallets, ledger, products } = tables;
    const dashboard = new OperatorDashboard(this, 'OperatorDashboard', {
      ...watched,
      mails,
      errorLines,
      alarms,
      tables: { wallets, ledger, products },
    });

    // Cost allocation and searches by stage, where several share an account.
    Tags.of(this).add('project', 'jade-harbour');
    Tags.of(this).add('stage', stage.name);

    this.acknowledgeRuntimes();
    this.warnOfExamples(stage);
    this.output('SiteUrl', 'URL of the site', site.url);
    this.output('ConfigUrl', 'URL of the site configuration', `${site.url}/config.json`);
    this.output('UserPoolId', 'Cognito user pool', identity.userPool.userPoolId);
    this.output('UserPoolClientId', 'Cognito app client of the site', identity.client.userPoolClientId);
    this.output('IdentityPoolId', 'Cognito identity pool for browsers', identity.identityPool.ref);
    this.output('RestUrl', 'URL of the REST API playFabOps', playFabOps.url);
    this.output('GraphqlUrl', 'URL of the GraphQL API', catalogApi.api.graphqlUrl);
    this.output('FilesBucket', 'S3 bucket for pictures and uploads', files.bucket.bucketName);
    this.output('SiteBucket', 'S3 bucket for the built site', site.bucket.bucketName);
    this.output('DistributionId', 'CloudFront distribution of the site', site.distribution.distributionId);
    this.output(
      'DistributionName',
      'Host name that the DNS record must point to',
      site.distribution.distributionDomainName,
    );
    this.output('DashboardName', 'CloudWatch dashboard for operators', dashboard.name);
    this.outputTableNames(tables);
  }

  /** Importing a retained table back into the stack needs its generated name. */
  private outputTableNames(tables: Tables): void {
    for (const table of tables.node.children)
      if (table instanceof Table)
        this.output(`Table${table.node.id}`, `Physical name of table ${table.node.id}`, table.tableName);
  }

  private output(name: string, description: string, value: string): void {
    new CfnOutput(this, name, { description, value });
  }

  /** The project's functions are inside constructs: functions directly below the stack are the CDK's own. */
  private acknowledgeRuntimes(): void {
    for (const child of this.node.children)
      if (child instanceof LambdaFunction)
        acknowledge(child, 'L1', 'the CDK chooses the runtime of its own publishing function');
  }

  /** `npm run deploy` treats each warning as an error (`--strict`); `npm run synth` continues. */
  private warnOfExamples(stage: Stage): void {
    for (const example of exampleValues(stage))
      Annotations.of(this).addWarningV2(
        `jade-harbour:example-value:${example.setting}`,
        describeExample(stage, example),
      );
  }
}
