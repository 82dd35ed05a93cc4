import type { IncomingHttpHeaders } from 'node:http';
import { execute, type ExecutionResult, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Principal } from '../authenticate';
import { FieldError, isRefused, refuse, type RequestRefused } from '../refusals';
import type { SubscriptionFilter } from '../runtime/subscription-filter';
import { type Answer, answerOf } from './answers';
import { type DocumentLimits, type GraphqlRequest, readingDocuments, type ValidDocument } from './documents';
import type { Call } from './field-call';
import { fieldsOf, unaliased } from './selections';

export interface GraphqlCaller {
  readonly principal: Principal;
  readonly headers: IncomingHttpHeaders;
}

export interface Registration {
  readonly fieldName: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Set by the resolver; it then replaces the arguments. */
  readonly filter: SubscriptionFilter | undefined;
  answerFor(value: unknown): Promise<Answer>;
}

export interface Engine {
  run(request: GraphqlRequest, caller: GraphqlCaller): Promise<Answer | RequestRefused>;
  subscribe(request: GraphqlRequest, caller: GraphqlCaller): Promise<Registration | Answer | RequestRefused>;
}

/** The limit of the service, where the API sets none. */
const mostResolversEver = 10_000;

/** `publish` takes the result of a mutation: the selected fields by their names. */
export function createEngine(
  schema: GraphQLSchema,
  limits: DocumentLimits,
  publish: (mutation: string, value: unknown) => void,
): Engine {
  const call = (request: GraphqlRequest, caller: GraphqlCaller, more: Partial<Call> = {}): Call => ({
    ...caller,
    variables: request.variables,
    resolversLeft: limits.mostResolvers || mostResolversEver,
    subscribing: undefined,
    published: undefined,
    ...more,
  });

  const readDocument = readingDocuments(schema, limits);

  return {
    async run(request, caller) {
      const valid = readDocument(request);
      if (isRefused(valid)) return valid;
      if ('answer' in valid) return valid.answer;
      if (valid.operation.operation === OperationTypeNode.SUBSCRIPTION)
        return refuse(400, 'BadRequestException', 'Subscriptions are served by the real-time endpoint.');
      const { result, answer } = await runDocument(valid, call(request, caller));
      if (valid.operation.operation === OperationTypeNode.MUTATION) announce(valid, result);
      return answer;
    },

    async subscribe(request, caller) {
      const valid = readDocument(request);
      if (isRefused(valid)) return valid;
      if ('answer' in valid) return valid.answer;
      const { operation } = valid.operation;
      if (operation !== OperationTypeNode.SUBSCRIPTION)
        return refuse(400, 'UnsupportedOperation', `${operation} not supported through the realtime channel`);
      const subscribing: NonNullable<Call['subscribing']> = {};
      const { result, answer } = await runDocument(valid, call(request, caller, { subscribing }));
      if (isTurnedAway(result)) return answer;
      const [field] = fieldsOf(valid.operation.selectionSet, valid.fragments);
      return {
        fieldName: field?.name.value ?? '',
        arguments: { ...subscribing.arguments },
        filter: subscribing.filter,
        answerFor: async (value) =>
          (await runDocument(valid, call(request, caller, { published: { value } }))).answer,
      };
    },
  };

  async function runDocument({ document, operation, fragments }: ValidDocument, contextValue: Call) {
    const result = await execute({
      schema,
      document,
      operationName: operation.name?.value,
      variableValues: contextValue.variables,
      contextValue,
    });
    return { result, answer: answerOf(result, fragments) };
  }

  function announce({ operation, fragments }: ValidDocument, { data }: ExecutionResult): void {
    const fields = fieldsOf(operation.selectionSet, fragments);
    const keys = new Set(fields.map(({ alias, name }) => (alias ?? name).value));
    for (const key of keys) {
      const same = fields.filter(({ alias, name }) => (alias ?? name).value === key);
      const [field] = same;
      const value = data?.[key];
      if (field && value !== null && value !== undefined)
        publish(field.name.value, unaliased(value, same, fragments));
    }
  }
}

/** A subscription is refused for an error in its field or its variables; fields below it stay null until a mutation publishes. */
function isTurnedAway({ errors = [] }: ExecutionResult): boolean {
  return errors.some(
    ({ path, originalError }) => !path || (path.length === 1 && originalError instanceof FieldError),
  );
}
