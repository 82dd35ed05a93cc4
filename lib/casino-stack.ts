import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { DemoAccounts } from './constructs/demo-accounts';
import { Identity, passwordFormat } from './constructs/identity';
import { hostOf, PlayFabOps } from './constructs/play-fab-ops';
import { Site } from './constructs/site';
import { SitePublishing } from './constructs/site-publishing';
import { Tables } from './constructs/tables';
import { hasExampleAddress, type Stage } from './stage';

export interface CasinoStackProps {
  readonly stage: Stage;
  /** Paths that the site's build writes as pages of their own; see `Site`. */
  readonly prerenderedPaths: readonly string[];
  /** Folder of the built site. @default none: only `config.json` is published */
  readonly buildFolder?: string | undefined;
}

/** Everything of one stage. */
export class CasinoStack extends Stack {
  constructor(scope: Construct, id: string, { stage, buildFolder, ...props }: CasinoStackProps) {
    super(scope, id, {
      description: `Jade Harbour, stage ${stage.name}`,
      env: { region: stage.region },
      terminationProtection: stage.retainData,
    });

    const tables = new Tables(this, 'Tables', { stage });
    const identity = new Identity(this, 'Identity', { stage, tables });
    const playFabOps = new PlayFabOps(this, 'PlayFabOps', { stage, tables, identity });
    if (stage.demoAccounts) new DemoAccounts(this, 'DemoAccounts', { stage, tables });

    const prerenderedPaths = stage.access === 'public-pages' ? props.prerenderedPaths : [];
    const site = new Site(this, 'Site', {
      stage,
      prerenderedPaths,
      apiHost: hostOf(playFabOps.api, stage),
    });
    const publishing = new SitePublishing(this, 'SitePublishing', {
      stage,
      bucket: site.bucket,
      config: siteConfig(stage, identity, playFabOps),
      buildFolder,
      prerenderedPaths,
    });
    // A new page may call a new route.
    publishing.node.addDependency(playFabOps.api.deploymentStage);

    if (hasExampleAddress(stage)) this.warnOfExampleAddress(stage);
    this.output('SiteUrl', 'Address of the site', site.url);
    this.output('ConfigUrl', 'Where the site reads its settings', `${site.url}/config.json`);
    this.output('UserPoolId', 'User pool of the players', identity.userPool.userPoolId);
    this.output('RestUrl', 'Address of the REST API playFabOps', playFabOps.url);
  }

  private output(name: string, description: string, value: string): void {
    new CfnOutput(this, name, { description, value });
  }

  private warnOfExampleAddress({ name, siteOrigin }: Stage): void {
    Annotations.of(this).addWarningV2(
      'jade-harbour:example-address',
      `${siteOrigin} is an example that nobody can own: no site may call the API until the stage's own ` +
        `address stands in cdk.json, context.stages.${name}.`,
    );
  }
}

/** What the site's pages have to know; `amplify` goes to `Amplify.configure` as it is. */
function siteConfig(stage: Stage, { userPool, client }: Identity, playFabOps: PlayFabOps): object {
  return {
    stage: stage.name,
    access: stage.access,
    amplify: {
      Auth: {
        Cognito: {
          userPoolId: userPool.userPoolId,
          userPoolClientId: client.userPoolClientId,
          loginWith: { email: true },
          signUpVerificationMethod: 'code',
          userAttributes: { email: { required: true } },
          passwordFormat,
        },
      },
      API: { REST: { playFabOps: { endpoint: playFabOps.url, region: stage.region } } },
    },
  };
}
