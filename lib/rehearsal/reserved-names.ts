import { ofType, type Properties, type Synthesis } from './template';

/** @see https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime */
const reservedVariables = [
  '_HANDLER',
  '_X_AMZN_TRACE_ID',
  'AWS_DEFAULT_REGION',
  'AWS_REGION',
  'AWS_EXECUTION_ENV',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_ACCESS_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_LAMBDA_RUNTIME_API',
  'LAMBDA_TASK_ROOT',
  'LAMBDA_RUNTIME_DIR',
];

/**
 * Finds names that AWS reserves or refuses: function variables, tags, logical ids, outputs. Reserved words in DynamoDB expressions are not
 * checked: the offline host refuses them in every request that a test sends.
 *
 * @returns one line for each, starting with the logical id
 */
export function reservedNames(synthesis: Synthesis): string[] {
  const { resources, template } = synthesis;
  const ids = [...Object.keys(resources), ...Object.keys((template['Outputs'] ?? {}) as object)];
  return [
    ...ids
      .filter((id) => !/^[A-Za-z0-9]+$/.test(id))
      .map((id) => `${id}: a logical id may contain only letters and digits; rename it`),
    ...ofType(synthesis, 'AWS::Lambda::Function').flatMap(([id, { Properties: properties }]) =>
      Object.keys((properties['Environment'] as { Variables?: object } | undefined)?.Variables ?? {})
        .filter((name) => reservedVariables.includes(name) || !/^[A-Za-z]\w+$/.test(name))
        .map(
          (name) =>
            `${id} Environment.Variables.${name}: this name is reserved or invalid in Lambda; rename it`,
        ),
    ),
    ...Object.entries(resources).flatMap(([id, { Properties: properties = {} }]) =>
      tagKeys(properties)
        .filter((key) => /^aws:/i.test(key))
        .map((key) => `${id} Tags.${key}: only AWS creates tags that start with "aws:"; rename it`),
    ),
  ];
}

/** Tags are a list of keys with values in most types, and a map in some. */
function tagKeys(properties: Properties): string[] {
  return ['Tags', 'UserPoolTags'].flatMap((name) => {
    const tags = properties[name];
    if (Array.isArray(tags)) return tags.map(({ Key }: { Key: unknown }) => String(Key));
    return Object.keys((tags ?? {}) as object);
  });
}
