import { execute, type ExecutionResult, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { FieldError, refuse, type RequestRefused } from '../refusals';
import type { SubscriptionFilter } from '../subscription-filter';
import { type Answer, answerOf } from './answers';
import { type DocumentLimits, type GraphqlRequest, readingDocuments, type ValidDocument } from './documents';
import type { Call } from './executable-schema';
import { fieldsOf, keyOf, unaliased } from './selections';

type GraphqlCaller = Pick<Call, 'principal' | 'headers'>;

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
  const readDocument = readingDocuments(schema, limits);

  return {
    async run(request, caller) {
      const valid = readDocument(request);
      if (!('document' in valid)) return valid;
      const { operation } = valid.operation;
      if (operation === OperationTypeNode.SUBSCRIPTION)
        return refuse(400, 'BadRequestException', 'Subscriptions are served by the real-time endpoint.');
      const { result, answer } = await runDocument(valid, request, caller);
      if (operation === OperationTypeNode.MUTATION) announce(valid, result);
      return answer;
    },

    async subscribe(request, caller) {
      const valid = readDocument(request);
      if (!('document' in valid)) return valid;
      const { operation } = valid.operation;
      if (operation !== OperationTypeNode.SUBSCRIPTION)
        return refuse(400, 'UnsupportedOperation', `${operation} not supported through the realtime channel`);
      const subscribing: NonNullable<Call['subscribing']> = {};
      const { result, answer } = await runDocument(valid, request, { ...caller, subscribing });
      if (isTurnedAway(result)) return answer;
      const [field] = fieldsOf(valid.operation.selectionSet, valid.fragments);
      return {
        fieldName: field?.name.value ?? '',
        arguments: { ...subscribing.arguments },
        filter: subscribing.filter,
        answerFor: async (value) =>
          (await runDocument(valid, request, { ...caller, published: { value } })).answer,
      };
    },
  };

  async function runDocument(
    { document, operation, fragments }: ValidDocument,
    { variables }: GraphqlRequest,
    call: Omit<Call, 'variables' | 'resolversLeft'>,
  ) {
    const result = await execute({
      schema,
      document,
      operationName: operation.name?.value,
      variableValues: variables,
      contextValue: {
        ...call,
        variables,
        resolversLeft: limits.mostResolvers || mostResolversEver,
      } satisfies Call,
    });
    return { result, answer: answerOf(result, fragments) };
  }

  function announce({ operation, fragments }: ValidDocument, { data }: ExecutionResult): void {
    const fields = fieldsOf(operation.selectionSet, fragments);
    for (const key of new Set(fields.map(keyOf))) {
      const same = fields.filter((field) => keyOf(field) === key);
      const value = data?.[key];
      if (same[0] && value !== null && value !== undefined)
        publish(same[0].name.value, unaliased(value, same, fragments));
    }
  }
}

/** A subscription is refused for an error in its field or its variables; fields below it stay null until a mutation publishes. */
function isTurnedAway({ errors = [] }: ExecutionResult): boolean {
  return errors.some(
    ({ path, originalError }) => !path || (path.length === 1 && originalError instanceof FieldError),
  );
}
