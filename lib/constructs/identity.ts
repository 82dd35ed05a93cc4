import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnIdentityPool,
  CfnIdentityPoolRoleAttachment,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { FederatedPrincipal, type Role } from 'aws-cdk-lib/aws-iam';
import { ConfigurationSet, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { brand } from '#domain/operator/brand';
import { shortestPassword } from '#domain/player/password';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';
import { HostedSignIn } from './hosted-sign-in';
import { restrictAddressCodes, linkProvidersAtSignUp, answerConfirmations } from './identity-triggers';
import { InlineRole } from './inline-role';
import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Password requirements, in the format of Amplify's configuration. */
export const passwordFormat = {
  minLength: shortestPassword,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSpecialCharacters: true,
};

/** User pool, client, groups and triggers of the sign-in, and the roles with which browsers reach the file bucket. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** Undefined on a stage without providers. */
  readonly hostedSignIn: HostedSignIn | undefined;
  readonly identityPool: CfnIdentityPool;
  /** Role of browsers without a sign-in. */
  readonly guestRole: Role;
  /** Role of signed-in users whose groups have no role of their own. */
  readonly playerRole: Role;
  /** Role of the groups ADMINS and SUPERADMINS. */
  readonly adminRole: Role;
  /** Functions that refuse a call by an error, as Cognito asks of them. They log what they throw otherwise at level ERROR. */
  readonly refusingTriggers: readonly NodeFunction[];

  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { signIn } = stage;
    const userPool = this.createUserPool(stage);
    this.userPool = userPool;
    this.hostedSignIn = signIn && new HostedSignIn(this, 'HostedSignIn', { stage, signIn, userPool });
    this.client = this.createClient(this.hostedSignIn);
    this.identityPool = this.createIdentityPool();
    this.guestRole = this.createRole('GuestRole', 'unauthenticated');
    this.playerRole = this.createRole('PlayerRole', 'authenticated');
    this.adminRole = this.createRole('AdminRole', 'authenticated');
    this.attachRoles();
    this.createGroups();
    this.refusingTriggers = [
      restrictAddressCodes(this, { stage, tables, userPool }),
      ...(signIn ? [linkProvidersAtSignUp(this, { stage, userPool })] : []),
    ];
    answerConfirmations(this, { stage, tables, userPool });
  }

  /** Sign-in alias, case sensitivity and attributes are fixed for the life of a pool: changing one replaces the pool and all its users. */
  private createUserPool(stage: Stage): UserPool {
    const pool = new UserPool(this, 'UserPool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      autoVerify: { email: true },
      keepOriginal: { email: true },
      selfSignUpEnabled: true,
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: `Your ${brand.name} code`,
        emailBody:
          `Your ${brand.name} code is {####}. Enter it on the page that asked for it. ` +
          'If you did not request a code, you can ignore this email.',
      },
      passwordPolicy: {
        minLength: passwordFormat.minLength,
        requireLowercase: passwordFormat.requireLowercase,
        requireUppercase: passwordFormat.requireUppercase,
        requireDigits: passwordFormat.requireNumbers,
        requireSymbols: passwordFormat.requireSpecialCharacters,
      },
      mfa: Mfa.OFF,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // The cheaper plan has no refresh token rotation.
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: stage.retainData,
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(stage.ses && {
        email: UserPoolEmail.withSES({
          fromEmail: stage.ses.fromAddress,
          fromName: brand.name,
          sesVerifiedDomain: stage.ses.verifiedDomain,
          sesRegion: stage.region,
          configurationSetName: this.createCodesSet().configurationSetName,
        }),
      }),
    });
    acknowledge(pool, 'COG2', 'the product specifies sign-in by password alone');
    acknowledge(pool, 'COG8', 'the Plus plan charges for every monthly active player, at risk or not');
    return pool;
  }

  /** Codes have a reputation and a suppression list of their own: complaints about notices stop no sign-in. */
  private createCodesSet(): ConfigurationSet {
    return new ConfigurationSet(this, 'Codes', {
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
    });
  }

  private createClient(hosted: HostedSignIn | undefined): UserPoolClient {
    const { COGNITO, custom } = UserPoolClientIdentityProvider;
    const client = this.userPool.addClient('SiteClient', {
      authFlows: { userSrp: true },
      ...(hosted ? { oAuth: hosted.oAuth } : { disableOAuth: true }),
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Two tabs may refresh at once: the older token still works for a minute.
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      supportedIdentityProviders: [
        COGNITO,
        ...(hosted?.providers.map(({ providerName }) => custom(providerName)) ?? []),
      ],
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
    // The client names providers as plain text, from which CloudFormation derives no dependency.
    for (const provider of hosted?.providers ?? []) client.node.addDependency(provider);
    return client;
  }

  /** Guests may read public pictures, so the pool gives credentials without a sign-in. */
  private createIdentityPool(): CfnIdentityPool {
    const pool = new CfnIdentityPool(this, 'IdentityPool', {
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          clientId: this.client.userPoolClientId,
          providerName: this.userPool.userPoolProviderName,
          // The token of a user who was signed out everywhere gets no new credentials.
          serverSideTokenCheck: true,
        },
      ],
    });
    acknowledge(pool, 'COG7', 'guests see public pictures, and their role grants nothing else');
    return pool;
  }

  private createRole(id: string, authentication: 'authenticated' | 'unauthenticated'): Role {
    return new InlineRole(this, id, {
      assumedBy: new FederatedPrincipal(
        'cognito-identity.amazonaws.com',
        {
          StringEquals: { 'cognito-identity.amazonaws.com:aud': this.identityPool.ref },
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': authentication },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
    });
  }

  /** The token decides the role: that of the caller's group, otherwise the player's. */
  private attachRoles(): void {
    new CfnIdentityPoolRoleAttachment(this, 'IdentityPoolRoles', {
      identityPoolId: this.identityPool.ref,
      roles: { authenticated: this.playerRole.roleArn, unauthenticated: this.guestRole.roleArn },
      roleMappings: {
        userPool: {
          type: 'Token',
          ambiguousRoleResolution: 'AuthenticatedRole',
          identityProvider: `${this.userPool.userPoolProviderName}:${this.client.userPoolClientId}`,
        },
      },
    });
  }

  /** Of several groups, the one with the lowest precedence decides. */
  private createGroups(): void {
    const groups = [
      ['SUPERADMINS', 'Admins who can also adjust coins and change groups', this.adminRole],
      ['ADMINS', 'Admins of the prize store, orders, and reviews', this.adminRole],
      ['AFFILIATES', 'Approved affiliates', undefined],
    ] as const;
    groups.forEach(([groupName, description, role], index) => {
      const precedence = (index + 1) * 10;
      new CfnUserPoolGroup(this, groupName, {
        userPoolId: this.userPool.userPoolId,
        groupName,
        description,
        precedence,
        ...(role && { roleArn: role.roleArn }),
      });
    });
  }
}
