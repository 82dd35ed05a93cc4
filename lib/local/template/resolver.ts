import { account } from './account';

export interface Identity {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Resolves the intrinsic functions in a value of the template; `owner` is the logical id that errors name. */
export type Resolve = (value: unknown, owner: string) => unknown;

const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::AccountId': account.accountId,
  'AWS::Partition': 'aws',
  'AWS::Region': account.region,
};

/**
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
 *
 * @param identify  throws for a logical id that the template lacks
 */
export function createResolver(identify: (logicalId: string) => Identity): Resolve {
  return (whole, owner) => {
    const complaint = (problem: string) => new Error(`${owner}: ${problem}`);
    const unsupported = (what: string) => complaint(`the offline host does not support ${what}.`);
    const intrinsics: Record<string, (argument: unknown) => unknown> = {
      Ref: (name) => reference(text(name, 'Ref')),
      'Fn::GetAtt': (argument) => {
        const [logicalId, ...path] = list(argument, 'Fn::GetAtt');
        return attribute(text(logicalId, 'Fn::GetAtt'), path.join('.'));
      },
      'Fn::Join': (argument) => {
        const [separator, parts] = list(argument, 'Fn::Join');
        const texts = list(resolve(parts), 'Fn::Join').map((part) => text(part, 'Fn::Join'));
        return texts.join(text(separator, 'Fn::Join'));
      },
      'Fn::Sub': (pattern) =>
        text(pattern, 'Fn::Sub').replaceAll(/\$\{([^}]+)\}/g, (_match, name: string) => {
          const [logicalId = '', ...path] = name.split('.');
          return path.length === 0 ? reference(name) : attribute(logicalId, path.join('.'));
        }),
    };
    return resolve(whole);

    function resolve(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(resolve);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      const [[name, argument] = ['', undefined], ...others] = entries;
      if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
        const intrinsic = intrinsics[name];
        if (!intrinsic) throw unsupported(name);
        return intrinsic(argument);
      }
      return Object.fromEntries(entries.map(([key, item]) => [key, resolve(item)]));
    }

    function reference(name: string): string {
      const value = pseudoParameters[name];
      if (value === undefined && name.startsWith('AWS::')) throw unsupported(name);
      return value ?? identify(name).ref;
    }

    function attribute(logicalId: string, name: string): string {
      const found = identify(logicalId).attributes[name];
      if (found === undefined) throw unsupported(`the attribute ${name} of ${logicalId}`);
      return found;
    }

    function list(value: unknown, intrinsic: string): unknown[] {
      if (Array.isArray(value)) return value;
      throw complaint(`${intrinsic} needs a list.`);
    }

    function text(value: unknown, intrinsic: string): string {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
      throw complaint(`${intrinsic} needs text, not ${JSON.stringify(value) ?? typeof value}.`);
    }
  };
}
