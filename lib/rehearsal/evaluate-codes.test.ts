import { AppSyncClient, EvaluateCodeCommand } from '@aws-sdk/client-appsync';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { evaluateCodes } from './evaluate-codes';

const runtime = { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' };
const resources = {
  Resolver: { Type: 'AWS::AppSync::Resolver', Properties: { Code: 'resolver', Runtime: runtime } },
  Step: { Type: 'AWS::AppSync::FunctionConfiguration', Properties: { Code: 'step', Runtime: runtime } },
  Handler: { Type: 'AWS::Lambda::Function', Properties: { Code: { S3Key: 'key' }, Runtime: 'nodejs24.x' } },
};

function setup(credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string }>) {
  const client = new AppSyncClient({ region: 'us-east-1', credentials });
  return { client, appSync: mockClient(client) };
}

const signedIn = () => setup(async () => ({ accessKeyId: 'id', secretAccessKey: 'secret' }));

describe('evaluateCodes', () => {
  it('runs request and response of every code in the runtime of its resource', async () => {
    const { client, appSync } = signedIn();
    appSync.on(EvaluateCodeCommand).resolves({ evaluationResult: '{}' });

    const check = await evaluateCodes({ resources }, client);

    const sent = appSync.commandCalls(EvaluateCodeCommand).map(({ args: [{ input }] }) => input);
    expect(check).toMatchObject({ summary: '2 codes run in AppSync', faults: [] });
    expect(sent.map(({ code, function: side }) => `${code} ${side}`)).toEqual([
      'resolver request',
      'resolver response',
      'step request',
      'step response',
    ]);
    for (const input of sent) expect(input.runtime).toEqual({ name: 'APPSYNC_JS', runtimeVersion: '1.0.0' });
  });

  it('returns the line of code that AppSync refuses', async () => {
    const { client, appSync } = signedIn();
    appSync.on(EvaluateCodeCommand).resolves({});
    appSync.on(EvaluateCodeCommand, { code: 'step', function: 'request' }).resolves({
      error: {
        message: 'Code contains one or more errors.',
        codeErrors: [
          { errorType: 'PARSER_ERROR', value: '(3,1): for is not supported', location: { line: 3 } },
        ],
      },
    });

    const check = await evaluateCodes({ resources }, client);

    expect(check?.faults).toEqual([
      'Step request: (3,1): for is not supported (line 3); AppSync refuses this code',
    ]);
  });

  it('returns a member that the runtime lacks, but no refusal of the arguments', async () => {
    const { client, appSync } = signedIn();
    appSync.on(EvaluateCodeCommand).resolves({ error: { message: 'InvalidArgumentsError' } });
    appSync
      .on(EvaluateCodeCommand, { code: 'resolver', function: 'request' })
      .resolves({ error: { message: 'text.includes is not a function' } });

    const check = await evaluateCodes({ resources }, client);

    expect(check?.faults).toEqual([
      'Resolver request: text.includes is not a function; the runtime lacks it',
    ]);
  });

  it('returns undefined and sends nothing without credentials', async () => {
    const { client, appSync } = setup(() =>
      Promise.reject(Object.assign(new Error('none'), { name: 'CredentialsProviderError' })),
    );

    expect(await evaluateCodes({ resources }, client)).toBeUndefined();
    expect(appSync.calls()).toEqual([]);
  });

  it('throws the AppSync error when the role may not evaluate code', async () => {
    const { client, appSync } = signedIn();
    appSync
      .on(EvaluateCodeCommand)
      .rejects(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));

    await expect(evaluateCodes({ resources }, client)).rejects.toThrow('no');
  });
});
