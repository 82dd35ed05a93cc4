import type { ExecutionResult, GraphQLError } from 'graphql';
import { FieldError } from '../refusals';
import { type Fragments, selectedOf } from './selections';

export interface AnswerError {
  readonly path: readonly (string | number)[] | null;
  readonly data: unknown;
  readonly errorType: string | null;
  readonly errorInfo: unknown;
  readonly locations: readonly { line: number; column: number; sourceName: null }[] | null;
  readonly message: string;
}

export interface Answer {
  readonly data: unknown;
  readonly errors?: readonly AnswerError[];
}

/** A refusal of a document as a whole; the answer has no data, and its status is 200. */
export function refusedAnswer(errorType: string, message: string): Answer {
  const error = { path: null, data: null, errorType, errorInfo: null, locations: null, message };
  return { data: null, errors: [error] };
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/troubleshooting-and-common-mistakes.html */
export function answerOf({ data, errors = [] }: ExecutionResult, fragments: Fragments): Answer {
  const written = errors.map((error) => errorOf(error, fragments));
  return { data: data ?? null, ...(written.length > 0 && { errors: written }) };
}

/** Errors of a document that cannot be run; the answer has no data, and its status is 200. */
export function invalid(errors: readonly GraphQLError[]): Answer {
  const written = errors.map((error) => ({
    ...errorOf(error, {}),
    path: null,
    message: validationMessage(error.message),
  }));
  return { data: null, errors: written };
}

function errorOf(error: GraphQLError, fragments: Fragments): AnswerError {
  const { originalError, path = null, nodes = [] } = error;
  const own = originalError instanceof FieldError ? originalError : undefined;
  const fields = nodes.flatMap((node) => (node.kind === 'Field' ? [node] : []));
  const locations = (error.locations ?? []).map((location) => ({ ...location, sourceName: null }));
  return {
    path,
    data: own ? selectedOf(own.data, fields, fragments) : null,
    errorType: own?.errorType ?? null,
    errorInfo: own?.errorInfo ?? null,
    locations: locations.length > 0 ? locations : null,
    message: messageAt(error.message, path),
  };
}

function messageAt(message: string, path: readonly (string | number)[] | null): string {
  const [, variable, type] =
    /^Variable "\$(\w+)" of required type "(.+)" was not provided\.$/.exec(message) ?? [];
  if (variable !== undefined)
    return `Variable '${variable}' has coerced Null value for NonNull type '${type}'`;
  const [, parent, field] = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/.exec(message) ?? [];
  if (field === undefined) return message;
  return `Cannot return null for non-nullable type: '${field}' within parent '${parent}' (/${(path ?? []).join('/')})`;
}

/** AppSync suggests no other names, because suggestions would disclose the schema. */
function validationMessage(message: string): string {
  const [, field, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (field === undefined) return `Validation error: ${message.replace(/ Did you mean .*$/s, '')}`;
  const where = `Field '${field}' in type '${type}' is undefined @ '${field}'`;
  return `Validation error of type FieldUndefined: ${where}`;
}
