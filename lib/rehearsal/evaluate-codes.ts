import { AppSyncClient, EvaluateCodeCommand } from '@aws-sdk/client-appsync';
import type { Check } from './rehearse';
import type { Properties, Synthesis } from './template';

type Side = 'request' | 'response';

/** A resolver context with placeholder values. */
const context = JSON.stringify({
  arguments: { id: 'rehearsal', input: { id: 'rehearsal', expectedRevision: 1 } },
  identity: { sub: 'rehearsal', username: 'rehearsal', groups: ['ADMINS'], claims: {} },
  source: {},
  stash: {},
  prev: { result: {} },
  result: { items: [] },
  info: { fieldName: 'rehearsal', parentTypeName: 'Query', variables: {}, selectionSetList: ['id'] },
  request: { headers: {} },
});

/** Matches members and syntax that the runtime lacks, as opposed to a refusal of the placeholder arguments. */
const missingMember = /is not a function|is not defined|not supported|unsupported/i;

/**
 * Runs every resolver code of a template in AppSync's own runtime (`EvaluateCode`), which creates no resources and is free. It needs
 * permission for `appsync:EvaluateCode`.
 *
 * @returns the check; undefined when this machine has no AWS credentials
 */
export async function evaluateCodes(
  { resources }: Pick<Synthesis, 'resources'>,
  client = new AppSyncClient({ region: 'us-east-1' }),
): Promise<Check | undefined> {
  if (!(await hasCredentials(client))) return undefined;
  const codes = Object.entries(resources).flatMap(([id, { Properties: properties = {} }]) =>
    isAppSyncCode(properties) ? [{ id, ...properties }] : [],
  );
  const faults: string[] = [];
  for (const code of codes)
    for (const side of ['request', 'response'] as const) {
      const fault = await evaluate(client, code, side);
      if (fault !== undefined) faults.push(`${code.id} ${side}: ${fault}`);
    }
  return { name: 'resolver code', summary: `${codes.length} codes run in AppSync`, faults };
}

interface AppSyncCode {
  readonly Code: string;
  readonly Runtime: { readonly Name: string; readonly RuntimeVersion: string };
}

function isAppSyncCode(properties: Properties): properties is Properties & AppSyncCode {
  return typeof properties['Code'] === 'string' && 'Runtime' in properties;
}

async function evaluate(
  client: AppSyncClient,
  { Code: code, Runtime: { Name, RuntimeVersion } }: AppSyncCode,
  side: Side,
): Promise<string | undefined> {
  const runtime = { name: Name as 'APPSYNC_JS', runtimeVersion: RuntimeVersion };
  const { error } = await client.send(new EvaluateCodeCommand({ runtime, code, context, function: side }));
  const [first] = error?.codeErrors ?? [];
  if (first)
    return `${first.value ?? first.errorType} (line ${first.location?.line}); AppSync refuses this code`;
  // Otherwise the code ran: it may legitimately refuse placeholder arguments.
  return missingMember.test(error?.message ?? '') ? `${error?.message}; the runtime lacks it` : undefined;
}

async function hasCredentials(client: AppSyncClient): Promise<boolean> {
  try {
    await client.config.credentials();
    return true;
  } catch (error) {
    if ((error as Error).name === 'CredentialsProviderError') return false;
    throw error;
  }
}
