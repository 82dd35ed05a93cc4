import { type Context, Script } from 'node:vm';
import { FieldError } from '../refusals';
import { dynamodbModule, EarlyReturn, type Utils } from '../runtime/modules';
import { functionBodyOf } from './module';
import { insideOf, type Natives, openRealm } from './realm';

/** Longer than any handler without loops over its own data takes. */
const timeoutMs = 1000;

/** A timeout starts a thread for each call, which takes longer than most handlers. */
const untimed = {};
const timed = { timeout: timeoutMs };

export interface HandlerAnswer {
  readonly answer: unknown;
  readonly stash: unknown;
  readonly early?: EarlyReturn;
}

export interface Handlers {
  /** @throws FieldError that the code raised itself, or for an error in the code */
  run(handler: 'request' | 'response', context: object, utils: Utils): HandlerAnswer;
}

/**
 * Loads handlers without the globals of Node.js or a browser. The module is evaluated for each call, because AppSync
 * keeps no module state between calls; values pass as JSON.
 *
 * @throws Error naming what AppSync would refuse when the code is deployed, or why it does not compile
 */
export function loadHandlers(name: string, code: string, log: (line: string) => void): Handlers {
  const body = functionBodyOf(name, code);
  const source = `((evaluate) => {
      const { handler, text, importModule, keepStash, freeze, parse, stringify } = call;
      delete call;
      const context = parse(text);
      context.args = context.arguments;
      keepStash(context.stash);
      const answer = evaluate(importModule)[handler](freeze(context));
      return stringify(answer === undefined ? null : answer);
    })((importModule) => {${body.text}\n})`;
  const script = compiled(name, source);
  let opened: { realm: Context; natives: Natives; tables: unknown } | undefined;

  return {
    run(handler, context, utils) {
      opened ??= open();
      const { realm, natives, tables } = opened;
      const inside = insideOf(utils, natives);
      const { util, extensions, runtime } = inside;
      let kept: unknown = {};
      const stash = () => JSON.parse(JSON.stringify(kept)) as unknown;
      const call = {
        handler,
        text: JSON.stringify(context),
        importModule: (from: string) => (from.endsWith('/dynamodb') ? tables : inside),
        keepStash: (given: unknown) => void (kept = given),
        ...natives,
      };
      Object.assign(realm, { util, extensions, runtime, call });
      try {
        const answer = script.runInContext(realm, body.endsByItself ? untimed : timed) as string;
        return { answer: JSON.parse(answer) as unknown, stash: stash() };
      } catch (error) {
        if (error instanceof FieldError) throw error;
        if (error instanceof EarlyReturn) return { answer: error.value, stash: stash(), early: error };
        const { message } = error as Error;
        log(`${name}: the ${handler} handler failed: ${message}`);
        throw new FieldError(`Runtime Error: ${message}`, 'Code');
      }
    },
  };

  /** At the first call, because a realm takes milliseconds and most of an API's code is idle. */
  function open() {
    const { realm, natives } = openRealm();
    const print = (...values: unknown[]) => log(`${name}: ${values.map(asText).join(' ')}`);
    realm['console'] = { log: print, error: print };
    return { realm, natives, tables: insideOf(dynamodbModule, natives) };
  }
}

function compiled(name: string, source: string): Script {
  try {
    return new Script(source, { filename: name });
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}.`, { cause: error });
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
