import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { clientProperties, poolProperties } from './cognito-properties';
import { arnOf, type FixtureFunction, type Resources, runStack } from './fixture-stack';

const identityId = '${cognito-identity.amazonaws.com:sub}';
const bucket = { 'Fn::GetAtt': ['Files', 'Arn'] };
const joined = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });
const allow = (Action: string | string[], Resource: object, Condition?: object) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
});

const readPublic = [
  allow('s3:GetObject', joined(bucket, '/public/*')),
  allow('s3:ListBucket', bucket, { StringLike: { 's3:prefix': ['public/', 'public/*'] } }),
];
const ownFiles = [
  allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], joined(bucket, `/own/${identityId}/*`)),
  allow('s3:ListBucket', bucket, { StringLike: { 's3:prefix': [`own/${identityId}/*`] } }),
];
const writePublic = [allow(['s3:PutObject', 's3:DeleteObject'], joined(bucket, '/public/*'))];

/** A role for identities of the pool, as CDK writes it. */
function webRole(methods: string, statements: object[]): Resources[string] {
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Action: 'sts:AssumeRoleWithWebIdentity',
            Principal: { Federated: 'cognito-identity.amazonaws.com' },
            Condition: {
              StringEquals: { 'cognito-identity.amazonaws.com:aud': { Ref: 'Identities' } },
              'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': methods },
            },
          },
        ],
      },
      Policies: [{ PolicyName: 'files', PolicyDocument: { Version: '2012-10-17', Statement: statements } }],
    },
  };
}

const group = (GroupName: string, properties: object): Resources[string] => ({
  Type: 'AWS::Cognito::UserPoolGroup',
  Properties: { UserPoolId: { Ref: 'Users' }, GroupName, ...properties },
});
const clientOf = (pool: string): Resources[string] => ({
  Type: 'AWS::Cognito::UserPoolClient',
  Properties: { ...clientProperties, UserPoolId: { Ref: pool } },
});

/** A bucket, users in groups, and an identity pool that gives guests, users and editors access to the bucket. */
export const userFilesStack: Resources = {
  Files: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedOrigins: ['https://site.example'],
            AllowedMethods: ['GET', 'HEAD', 'PUT'],
            AllowedHeaders: ['*'],
            ExposedHeaders: ['ETag'],
            MaxAge: 600,
          },
        ],
      },
    },
  },
  Users: { Type: 'AWS::Cognito::UserPool', Properties: { ...poolProperties, LambdaConfig: {} } },
  Client: clientOf('Users'),
  StrangeClient: clientOf('Users'),
  Identities: {
    Type: 'AWS::Cognito::IdentityPool',
    Properties: {
      AllowClassicFlow: false,
      AllowUnauthenticatedIdentities: true,
      CognitoIdentityProviders: [
        {
          ClientId: { Ref: 'Client' },
          ProviderName: { 'Fn::GetAtt': ['Users', 'ProviderName'] },
          ServerSideTokenCheck: true,
        },
      ],
    },
  },
  Roles: {
    Type: 'AWS::Cognito::IdentityPoolRoleAttachment',
    Properties: {
      IdentityPoolId: { Ref: 'Identities' },
      Roles: { authenticated: arnOf('PersonRole'), unauthenticated: arnOf('GuestRole') },
      RoleMappings: {
        users: {
          AmbiguousRoleResolution: 'AuthenticatedRole',
          IdentityProvider: joined({ 'Fn::GetAtt': ['Users', 'ProviderName'] }, ':', { Ref: 'Client' }),
          Type: 'Token',
        },
      },
    },
  },
  GuestRole: webRole('unauthenticated', readPublic),
  PersonRole: webRole('authenticated', [...readPublic, ...ownFiles]),
  EditorRole: webRole('authenticated', [...readPublic, ...ownFiles, ...writePublic]),
  MistrustfulRole: webRole('unauthenticated', []),
  Editors: group('editors', { Precedence: 1, RoleArn: arnOf('EditorRole') }),
  Readers: group('readers', { Precedence: 2 }),
  Mistrusted: group('mistrusted', { Precedence: 0, RoleArn: arnOf('MistrustfulRole') }),
};

const operator = { accessKeyId: 'local-operator', secretAccessKey: 'test' };
const password = 'Fixture-1234';

/** Boots the stack, with clients of the local operator and the names that tests need. */
export async function runUserFilesStack(
  resources: Resources = {},
  functions: Record<string, FixtureFunction> = {},
) {
  const info: Resources = { ...userFilesStack, ...resources };
  const reporter: FixtureFunction = {
    code: 'exports.handler = async () => process.env;',
    properties: {
      Environment: {
        Variables: {
          BUCKET: { Ref: 'Files' },
          USER_POOL: { Ref: 'Users' },
          CLIENT: { Ref: 'Client' },
          STRANGE_CLIENT: { Ref: 'StrangeClient' },
          IDENTITY_POOL: { Ref: 'Identities' },
          PROVIDER: { 'Fn::GetAtt': ['Users', 'ProviderName'] },
        },
      },
    },
  };
  const stack = await runStack(info, { Reporter: reporter, ...functions });
  const made = (await stack.host.functions.invoke('Reporter', {})) as Record<string, string>;
  const named = (name: string) => made[name] ?? '';
  const { servicesUrl } = stack.host;
  const users = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/cognito-idp/`,
    credentials: operator,
  });
  const s3 = new S3Client({
    region: 'us-east-1',
    endpoint: `${servicesUrl}/s3`,
    forcePathStyle: true,
    credentials: operator,
  });
  const bucketName = named('BUCKET');

  return {
    ...stack,
    s3,
    bucket: bucketName,
    /** Address of an object, or of the bucket for an empty key. */
    address: (key: string) => `${servicesUrl}/s3/${bucketName}/${key}`,
    identityPoolId: named('IDENTITY_POOL'),
    providerName: named('PROVIDER'),
    userPoolId: named('USER_POOL'),
    /** Configuration of Amplify. */
    amplifyConfig: (clientName: 'CLIENT' | 'STRANGE_CLIENT' = 'CLIENT') => ({
      Auth: {
        Cognito: {
          userPoolId: named('USER_POOL'),
          userPoolClientId: named(clientName),
          userPoolEndpoint: `${servicesUrl}/cognito-idp/`,
          identityPoolId: named('IDENTITY_POOL'),
          identityPoolEndpoint: `${servicesUrl}/cognito-identity/`,
          allowGuestAccess: true,
        },
      },
      Storage: { S3: { bucket: bucketName, region: 'us-east-1' } },
    }),
    /** Creates an account and returns its credentials. */
    async addPerson(email: string, ...groups: string[]) {
      const person = { UserPoolId: named('USER_POOL'), Username: email };
      await users.send(new AdminCreateUserCommand({ ...person, MessageAction: 'SUPPRESS' }));
      await users.send(new AdminSetUserPasswordCommand({ ...person, Password: password, Permanent: true }));
      for (const GroupName of groups)
        await users.send(new AdminAddUserToGroupCommand({ ...person, GroupName }));
      return { username: email, password };
    },
    async close() {
      users.destroy();
      s3.destroy();
      await stack.close();
    },
  };
}

export type UserFilesStack = Awaited<ReturnType<typeof runUserFilesStack>>;
