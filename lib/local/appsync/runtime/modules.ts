import { randomUUID } from 'node:crypto';
import { FieldError } from '../refusals';
import {
  checkSubscriptionFilter,
  type SubscriptionFilter,
  toSubscriptionFilter,
} from '../subscription-filter';
import { toDynamoDB, toMapValues } from '../typed-values';
import { dynamodbMembers } from './dynamodb-module';
import { renderFilter } from './filter-expression';

export interface FieldHooks {
  readonly now: () => Date;
  unauthorized(): FieldError;
  /** @throws Error where no subscription is being created */
  setSubscriptionFilter(filter: SubscriptionFilter): void;
}

export class EarlyReturn {
  readonly value: unknown;
  readonly skipTo: 'END' | 'NEXT';

  constructor(value: unknown, skipTo: 'END' | 'NEXT') {
    this.value = value;
    this.skipTo = skipTo;
  }
}

export type Utils = ReturnType<typeof membersFor>;

/** The module `@aws-appsync/utils`: https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html */
export function utilsFor(hooks: FieldHooks): Utils {
  return strict('', membersFor(hooks));
}

export const dynamodbModule = strict('', dynamodbMembers);

function membersFor({ now, ...hooks }: FieldHooks) {
  const render = (filter: unknown) => {
    const rendered = renderFilter(filter);
    return rendered && JSON.stringify(rendered);
  };
  return {
    util: {
      autoId: () => randomUUID(),
      base64Decode: (text: string) => Buffer.from(text, 'base64').toString(),
      base64Encode: (text: string) => Buffer.from(text).toString('base64'),
      error(message: string, type?: string | null, data?: unknown, errorInfo?: unknown): never {
        throw new FieldError(String(message), type, { data, errorInfo });
      },
      matches: (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text),
      unauthorized(): never {
        throw hooks.unauthorized();
      },
      dynamodb: {
        toDynamoDB,
        toMapValues: (values: object | null | undefined) => (values ? toMapValues(values) : null),
      },
      time: { nowISO8601: () => now().toISOString() },
      transform: {
        toDynamoDBConditionExpression: render,
        toDynamoDBFilterExpression: render,
        toSubscriptionFilter,
      },
    },
    extensions: {
      setSubscriptionFilter: (filter: unknown) =>
        hooks.setSubscriptionFilter(checkSubscriptionFilter(filter)),
    },
    runtime: {
      earlyReturn(value: unknown = null, options: { skipTo?: 'END' | 'NEXT' } = {}): never {
        throw new EarlyReturn(value, options.skipTo ?? 'NEXT');
      },
    },
  };
}

/** Reading an unknown member throws an error that names it; a plain object would return `undefined` and let the code continue. */
function strict<Of extends object>(path: string, members: Of): Of {
  return new Proxy(members, {
    get(target, name) {
      if (typeof name === 'symbol') return undefined;
      if (!Object.hasOwn(target, name)) throw new Error(`The offline host does not support ${path}${name}`);
      const member: unknown = target[name as keyof Of];
      return typeof member === 'object' && member !== null ? strict(`${path}${name}.`, member) : member;
    },
  });
}
