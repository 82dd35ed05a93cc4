import { FunctionFailure, type Functions } from '../../lambda/functions';

const mostTries = 3;

/**
 * Invokes the function of this source, which must be idempotent: like an asynchronous event of Lambda it is tried up
 * to three times, as tables may answer late while a slow machine starts everything else.
 *
 * @param entry relative to the project
 * @throws Error when the template has no such function
 * @throws FunctionFailure when the function has failed each time
 */
export async function seedFunction(
  functions: Pick<Functions, 'definitions' | 'run'>,
  entry: string,
  data: object,
): Promise<void> {
  const receiver = functions.definitions().find((definition) => definition.entry === entry);
  if (!receiver) throw new Error(`The template has no function of ${entry}.`);
  for (let tries = 1; ; tries += 1) {
    const outcome = await functions.run(receiver.logicalId, data);
    if (!('error' in outcome)) return;
    if (tries === mostTries) throw new FunctionFailure(outcome.error);
  }
}
