import { GraphQLError, type GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

export const scalarNames: readonly string[] = ['AWSDateTime', 'AWSJSON'];

const form =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)$/;

/** https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html */
export function defineScalar(scalar: GraphQLScalarType): void {
  if (scalar.name === 'AWSJSON') defineJson(scalar);
  if (scalar.name === 'AWSDateTime') defineDateTime(scalar);
}

function defineDateTime(scalar: GraphQLScalarType): void {
  const isValid = (value: unknown) => typeof value === 'string' && isDay(form.exec(value)?.[1]);
  const check = (value: unknown) => {
    if (isValid(value)) return value;
    throw new GraphQLError(`Unable to parse ${JSON.stringify(value)} as a valid DateTime.`);
  };
  scalar.parseValue = check;
  scalar.parseLiteral = (node) => check(valueFromASTUntyped(node));
  scalar.serialize = (value) => {
    if (isValid(value)) return value;
    const text = String(value);
    throw new GraphQLError(
      `Can't serialize value: Unable to serialize \`${text}\` as a valid DateTime Object.`,
    );
  };
}

/** Clients write and read JSON text; resolvers receive the parsed value. */
function defineJson(scalar: GraphQLScalarType): void {
  const parse = (value: unknown): unknown => {
    try {
      return JSON.parse(String(value));
    } catch {
      throw new GraphQLError(`Unable to parse ${JSON.stringify(value)} as valid JSON.`);
    }
  };
  scalar.parseValue = parse;
  scalar.parseLiteral = (node: ValueNode) =>
    node.kind === Kind.STRING ? parse(node.value) : parse(undefined);
  scalar.serialize = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
}

function isDay(day: string | undefined): boolean {
  const at = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}`);
}
