import { FieldError } from '../refusals';
import { formatDate, parseDate } from './date-format';
import { dynamodbModule } from './dynamodb-requests';
import { renderFilter } from './filter-expression';
import { checkSubscriptionFilter } from './filter-limits';
import { ksuidOf, ulidOf, uuidOf } from './identifiers';
import { functionNames, strict } from './strict';
import { type SubscriptionFilter, toSubscriptionFilter } from './subscription-filter';
import { dynamodb } from './typed-values';

/** What the code of a field may do to the request that it serves. */
export interface FieldHooks {
  readonly now: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly authType: string;
  unauthorized(): FieldError;
  appendError(error: FieldError): void;
  /** @throws Error where no subscription is being made */
  setSubscriptionFilter(filter: SubscriptionFilter): void;
}

/** Ends a handler with a value; the data source and the response handler are passed over. */
export class EarlyReturn {
  readonly value: unknown;
  readonly skipTo: 'END' | 'NEXT';

  constructor(value: unknown, skipTo: 'END' | 'NEXT') {
    this.value = value;
    this.skipTo = skipTo;
  }
}

export type Modules = ReturnType<typeof modulesFor>;

/** The modules that APPSYNC_JS code imports: https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html */
export function modulesFor(hooks: FieldHooks) {
  return {
    '@aws-appsync/utils': strict('', membersFor(hooks)),
    '@aws-appsync/utils/dynamodb': strict('@aws-appsync/utils/dynamodb', dynamodbModule),
  };
}

/** Names of everything that the modules have: the frozen list of the runtime. */
export function supportedFunctions(): string[] {
  const unused = () => {
    throw new Error('Listing names calls nothing');
  };
  const hooks = { now: unused, randomBytes: unused, authType: '', unauthorized: unused };
  const members = membersFor({ ...hooks, appendError: unused, setSubscriptionFilter: unused });
  return [
    ...Object.entries(members).flatMap(([name, some]) => functionNames(name, some)),
    ...functionNames('dynamodb', dynamodbModule),
  ].sort();
}

function membersFor(hooks: FieldHooks) {
  const { now, randomBytes } = hooks;
  const fieldError = (message: string, type?: string | null, data?: unknown, errorInfo?: unknown) =>
    new FieldError(String(message), type ?? null, { data: data ?? null, errorInfo: errorInfo ?? null });
  const randomDouble = () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;
  const render = (filter: unknown) => {
    const rendered = renderFilter(filter);
    return rendered && JSON.stringify(rendered);
  };
  return {
    util: {
      appendError: (...error: Parameters<typeof fieldError>) => hooks.appendError(fieldError(...error)),
      authType: () => hooks.authType,
      autoId: () => uuidOf(randomBytes(16)),
      autoKsuid: () => ksuidOf(now(), randomBytes(16)),
      autoUlid: () => ulidOf(now(), randomBytes(10)),
      base64Decode: (text: string) => Buffer.from(text, 'base64').toString(),
      base64Encode: (text: string) => Buffer.from(text).toString('base64'),
      error(...error: Parameters<typeof fieldError>): never {
        throw fieldError(...error);
      },
      matches: (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text),
      unauthorized(): never {
        throw hooks.unauthorized();
      },
      urlDecode: (text: string) => decodeURIComponent(text.replaceAll('+', ' ')),
      urlEncode: (text: string) => new URLSearchParams([['', text]]).toString().slice(1),
      dynamodb,
      math: {
        maxVal: Math.max,
        minVal: Math.min,
        randomDouble,
        randomWithinRange: (start: number, end: number) => start + Math.floor(randomDouble() * (end - start)),
        roundNum: Math.round,
      },
      str: { normalize: (text: string, form: string) => text.normalize(form.toUpperCase()) },
      time: {
        epochMilliSecondsToFormatted: formatDate,
        epochMilliSecondsToISO8601: (at: number) => new Date(at).toISOString(),
        epochMilliSecondsToSeconds: (at: number) => Math.floor(at / 1000),
        nowEpochMilliSeconds: () => now().getTime(),
        nowEpochSeconds: () => Math.floor(now().getTime() / 1000),
        nowFormatted: (pattern: string, timeZone?: string) => formatDate(now().getTime(), pattern, timeZone),
        nowISO8601: () => now().toISOString(),
        parseFormattedToEpochMilliSeconds: parseDate,
        parseISO8601ToEpochMilliSeconds(text: string) {
          const at = Date.parse(text);
          if (Number.isNaN(at)) throw new Error(`${text} is not an ISO 8601 date`);
          return at;
        },
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
