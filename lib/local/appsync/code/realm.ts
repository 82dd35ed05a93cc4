import { type Context, createContext, Script } from 'node:vm';
import builtIns from './built-ins.json';

/** Functions of the realm that the host itself still needs. */
export interface Natives {
  readonly freeze: typeof Object.freeze;
  readonly parse: typeof JSON.parse;
  readonly stringify: typeof JSON.stringify;
}

/**
 * Reduces the language to the members that AppSync documents, and limits three of them as AppSync does: `JSON.parse`
 * returns an empty string for invalid JSON, `sort` takes no argument, and `replace` reads its pattern as a Java
 * regular expression, so that only plain text behaves the same here and there.
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
const reduce = `((builtIns) => {
  'use strict';
  const { constants, statics, prototypes } = builtIns;
  const { defineProperty, freeze, getOwnPropertyNames } = Object;
  const { parse, stringify } = JSON;
  const { apply } = Reflect;
  const { sort } = Array.prototype;
  const { replace, replaceAll, includes } = String.prototype;
  const [realm, Refused, Names] = [globalThis, TypeError, Set];
  const define = (target, name, value) =>
    defineProperty(target, name, { value, writable: true, configurable: true });

  const plainText = (name, method) => function (pattern, replacement) {
    const isPlain = typeof pattern === 'string' && typeof replacement === 'string';
    const special = isPlain ? [...'\\\\^$.|?*+()[]{}'].filter((sign) => apply(includes, pattern, [sign])) : [];
    if (!isPlain || special.length > 0 || apply(includes, replacement, ['$']))
      throw new Refused('The offline host supports String.' + name + ' with plain text only');
    return apply(method, this, [pattern, replacement]);
  };
  define(String.prototype, 'replace', plainText('replace', replace));
  define(String.prototype, 'replaceAll', plainText('replaceAll', replaceAll));
  define(Array.prototype, 'sort', function (...given) {
    if (given.length > 0) throw new Refused('Array.sort takes no argument in APPSYNC_JS');
    return apply(sort, this, []);
  });
  define(JSON, 'parse', (text) => {
    try { return parse(text); } catch { return ''; }
  });

  const objects = {};
  for (const name of Object.keys(statics)) {
    objects[name] = {};
    for (const member of statics[name]) define(objects[name], member, realm[name][member]);
  }
  const strippings = Object.keys(prototypes).map((name) => [realm[name].prototype, new Names(prototypes[name])]);
  const kept = new Names(constants);
  for (const name of getOwnPropertyNames(realm)) if (!kept.has(name)) delete realm[name];
  for (const name in objects) define(realm, name, objects[name]);
  for (const [prototype, members] of strippings)
    for (const name of getOwnPropertyNames(prototype)) if (!members.has(name)) delete prototype[name];
  return { freeze, parse, stringify };
})`;

/** Opens a realm with only the documented built-in objects. */
export function openRealm(): { readonly realm: Context; readonly natives: Natives } {
  const realm = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const script = new Script(`${reduce}(${JSON.stringify(builtIns)})`);
  return { realm, natives: script.runInContext(realm) as Natives };
}

/** Wraps members so that their results are objects of the realm, which have only the documented members. */
export function insideOf<Of extends object>(members: Of, natives: Natives): Of {
  return new Proxy(members, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'object' && member !== null) return insideOf(member, natives);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const answer: unknown = member(...given);
        return typeof answer === 'object' && answer !== null ? natives.parse(JSON.stringify(answer)) : answer;
      };
    },
  });
}
