import { isIP } from 'node:net';
import { GraphQLError, type GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

const offset = '(?:Z|[+-]\\d{2}:\\d{2}(?::\\d{2})?)';
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const dateForm = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${offset}?$`);
const timeForm = new RegExp(`^${clock}${offset}?$`);
const dateTimeForm = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${clock}${offset}$`);

const isText = (test: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && test(value);

/** https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html */
const tests: Readonly<Record<string, (value: unknown) => boolean>> = {
  AWSDate: isText((text) => isDay(dateForm.exec(text)?.[1])),
  AWSDateTime: isText((text) => isDay(dateTimeForm.exec(text)?.[1])),
  AWSEmail: isText((text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)),
  AWSIPAddress: isText(isAddress),
  AWSPhone: isText((text) => /^\+?\d[\d\s-]{3,18}\d$/.test(text)),
  AWSTime: isText((text) => timeForm.test(text)),
  AWSTimestamp: Number.isSafeInteger,
  AWSURL: isText((text) => URL.canParse(text)),
};

export const scalarNames: readonly string[] = [...Object.keys(tests), 'AWSJSON'];

/** Gives one of AppSync's scalars, as a schema declares it, its checks. */
export function defineScalar(scalar: GraphQLScalarType): void {
  if (scalar.name === 'AWSJSON') return defineJson(scalar);
  const test = tests[scalar.name];
  if (!test) return;
  const check = (value: unknown) => {
    if (test(value)) return value;
    throw new GraphQLError(`Unable to parse ${JSON.stringify(value)} as a valid ${scalar.name.slice(3)}.`);
  };
  scalar.parseValue = check;
  scalar.parseLiteral = (node) => check(valueFromASTUntyped(node));
  scalar.serialize = (value) => {
    if (test(value)) return value;
    const name = `a valid ${scalar.name.slice(3)} Object`;
    throw new GraphQLError(`Can't serialize value: Unable to serialize \`${String(value)}\` as ${name}.`);
  };
}

/** A client writes and reads text, a resolver sees what the text says. */
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

function isAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
