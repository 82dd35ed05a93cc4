import { randomUUID } from 'node:crypto';
import { FieldError } from '../refusals';
import { dynamodbMembers } from './dynamodb-module';
import { renderFilter } from './filter-expression';
import { checkSubscriptionFilter } from './filter-limits';
import { functionNames, strict } from './strict';
import { type SubscriptionFilter, toSubscriptionFilter } from './subscription-filter';
import { dynamodb } from './typed-values';

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

export function supportedFunctions(): string[] {
  const unused = () => {
    throw new Error('Listing names calls nothing');
  };
  const hooks = { now: unused, unauthorized: unused, setSubscriptionFilter: unused };
  return Object.entries({ ...membersFor(hooks), dynamodb: dynamodbMembers })
    .flatMap(([name, some]) => functionNames(name, some))
    .sort();
}

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
        const details = { data: data ?? null, errorInfo: errorInfo ?? null };
        throw new FieldError(String(message), type ?? null, details);
      },
      matches: (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text),
      unauthorized(): never {
        throw hooks.unauthorized();
      },
      dynamodb,
      time: {
        nowISO8601: () => now().toISOString(),
      },
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
