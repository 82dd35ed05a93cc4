import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { generateClient } from 'aws-amplify/api';
import { unreachable } from '../api/api-refusal';
import { configureAmplify } from '../session/amplify';
import { retryAfterSignIn } from './retry-after-sign-in';

type Answer = ApolloLink.Result;

/**
 * Terminates Apollo's link chain with Amplify, which handles signing, retries and real-time connections. A response with errors is passed
 * on as one, so that Apollo decides about its data.
 */
export function amplifyLink(): ApolloLink {
  const client = generateClient();
  return new ApolloLink(({ query, variables }) => {
    return new Observable<Answer>((observer) => {
      let cancel = () => undefined as void;
      let isOver = false;
      void configureAmplify()
        .then(() => {
          if (isOver) return;
          const send = () => client.graphql({ query: print(query), variables });
          const sent = send();
          if ('subscribe' in sent) {
            const subscription = sent.subscribe({
              next: (answer) => observer.next(answer as Answer),
              error: (failure: unknown) => observer.error(errorOf(failure)),
              complete: () => observer.complete(),
            });
            cancel = () => subscription.unsubscribe();
            return;
          }
          const answered = (call: typeof sent) => {
            cancel = () => void client.cancel(call);
            return call;
          };
          const again = () => answered(send() as typeof sent);
          return retryAfterSignIn(answered(sent), again).then(
            (answer) => finish(answer as Answer),
            (failure: unknown) => finish(answerOf(failure)),
          );
        })
        .catch((failure: unknown) => observer.error(errorOf(failure)));
      return () => {
        isOver = true;
        cancel();
      };

      function finish(answer: Answer): void {
        isOver = true;
        cancel = () => undefined;
        observer.next(answer);
        observer.complete();
      }
    });
  });
}

/** Amplify rejects with the response of the service when it contains errors. */
function answerOf(failure: unknown): Answer {
  const { data, errors } = (failure ?? {}) as Partial<Answer>;
  if (!errors || errors.length === 0 || hasCause(errors[0])) throw errorOf(failure);
  return { data: data ?? null, errors };
}

/** An error that wraps another one is not from the service. */
function hasCause(error: unknown): boolean {
  return (error as { originalError?: unknown }).originalError instanceof Error;
}

function errorOf(failure: unknown): Error {
  if (failure instanceof Error) return failure;
  const { errors = [] } = (failure ?? {}) as { errors?: readonly { message?: string }[] };
  const withoutAnswer = unreachable(failure);
  const message = errors[0]?.message ?? withoutAnswer.message;
  // Amplify reports a request without a response by this message alone.
  return message === withoutAnswer.message ? withoutAnswer : new Error(message, { cause: failure });
}
