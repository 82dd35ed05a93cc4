import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dynamodbModule, utilsFor } from '../../lib/local/appsync/runtime/modules';
import { listFiles, repository } from '../architecture/source-files';

/** Commands of the document client that have another name than their operation. */
const documentCommands: Readonly<Record<string, string>> = {
  BatchGet: 'BatchGetItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  TransactWrite: 'TransactWriteItems',
  Update: 'UpdateItem',
};

/** Operations behind the calls of client libraries, by the pattern of a call. */
const libraryCalls: readonly (readonly [call: RegExp, operations: readonly string[]])[] = [
  [/\bconfirmResetPassword\(/, ['ConfirmForgotPassword']],
  [/\bconfirmSignUp\(/, ['ConfirmSignUp']],
  [/\bconfirmUserAttribute\(/, ['VerifyUserAttribute']],
  [/\bfetchAuthSession\(/, ['GetTokensFromRefreshToken', 'GetId', 'GetCredentialsForIdentity']],
  [/\bresendSignUpCode\(/, ['ResendConfirmationCode']],
  [/\bresetPassword\(/, ['ForgotPassword']],
  [/\bsendUserAttributeVerificationCode\(/, ['GetUserAttributeVerificationCode']],
  [/\bsignIn\(/, ['InitiateAuth', 'RespondToAuthChallenge']],
  [/\bsignOut\(\{ global: true \}\)/, ['GlobalSignOut']],
  [/\bsignOut\(\)/, ['RevokeToken']],
  [/\bsignUp\(/, ['SignUp']],
  [/\bupdatePassword\(/, ['ChangePassword']],
  [/\bgetUrl\(/, ['GetObject']],
  [/\blist\(/, ['ListObjectsV2']],
  [/\bremove\(/, ['DeleteObject']],
  [/\b(uploadData|createPresignedPost)\(/, ['PutObject']],
  [/'secretsmanager\.GetSecretValue'/, ['GetSecretValue']],
];

/** Operations of AWS that the product uses: functions and scripts through commands of the SDK, the site through Amplify. */
export function usedOperations(): ReadonlySet<string> {
  const sources = [
    ...textsOf(
      'lambdas',
      (path) => !/\.test\.ts$|fixture\.ts$|stand-in|^lambdas\/(fakes|in-memory)\//.test(path),
    ),
    ...textsOf('bin'),
    ...textsOf('web/src', (path) => !/\.test\.tsx?$/.test(path)).filter((text) =>
      text.includes('aws-amplify'),
    ),
  ];
  return new Set(sources.flatMap((text) => [...commandsIn(text), ...callsIn(text)]));
}

/** Names of the functions that code of the emulated AppSync may call. */
export function supportedFunctions(): string[] {
  const unused = () => {
    throw new Error('Listing names calls nothing');
  };
  const utils = utilsFor({ now: unused, unauthorized: unused, setSubscriptionFilter: unused });
  return functionNames({ ...utils, dynamodb: dynamodbModule }).sort();
}

function functionNames(members: object): string[] {
  return Object.entries(members).flatMap(([name, member]) =>
    typeof member === 'object' ? functionNames(member as object).map((inner) => `${name}.${inner}`) : [name],
  );
}

/** Members of `@aws-appsync/utils` and its module `dynamodb` that resolvers use, as `supportedFunctions` names them. */
export function usedResolverFunctions(): ReadonlySet<string> {
  const used = textsOf('graphql').flatMap((text) => {
    const members = [...text.matchAll(/\b(?:util|extensions|runtime)(?:\.\w+)+(?=\()/g)].map(
      ([name]) => name,
    );
    const [, imported = ''] = /import \{([^}]*)\} from '@aws-appsync\/utils\/dynamodb'/.exec(text) ?? [];
    const functions = imported.split(',').map((name) => name.trim());
    const operations = [...text.matchAll(/\boperations\.\w+(?=\()/g)].map(([name]) => name);
    return [
      ...members,
      ...[...functions, ...operations]
        .filter((name) => name !== '' && name !== 'operations')
        .map((name) => `dynamodb.${name}`),
    ];
  });
  return new Set(used);
}

function textsOf(folder: string, isWanted: (path: string) => boolean = () => true): string[] {
  return listFiles(folder, /\.tsx?$/)
    .filter(isWanted)
    .map((path) => readFileSync(join(repository, path), 'utf8'));
}

function commandsIn(text: string): string[] {
  if (!text.includes('@aws-sdk/')) return [];
  return [...text.matchAll(/\b(?:new (\w+)Command\(|paginate(\w+)\()/g)]
    .map(([, command = '', paginated = '']) => command + paginated)
    .map((name) => documentCommands[name] ?? name);
}

function callsIn(text: string): string[] {
  if (!/aws-amplify|@aws-sdk\/s3-presigned-post|secretsmanager/.test(text)) return [];
  return libraryCalls.flatMap(([call, operations]) => (call.test(text) ? operations : []));
}
