import { account, localArn } from './account';
import type { Template } from './read-template';

export interface Identity {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface ResolverSettings {
  readonly template: Pick<Template, 'stackName' | 'parameters'>;
  /** Throws for a logical id that the template lacks. */
  readonly identify: (logicalId: string) => Identity;
}

export type Resolve = (value: unknown, owner: string) => unknown;

const removed = Symbol('AWS::NoValue');

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html */
export function createResolver({ template, identify }: ResolverSettings): Resolve {
  const pseudoParameters = new Map<string, unknown>([
    ['AWS::AccountId', account.accountId],
    ['AWS::NoValue', removed],
    ['AWS::Partition', 'aws'],
    ['AWS::Region', account.region],
    ['AWS::StackId', localArn('cloudformation', `stack/${template.stackName}/local`)],
    ['AWS::StackName', template.stackName],
    ['AWS::URLSuffix', 'amazonaws.com'],
  ]);

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
          if (name.startsWith('!')) return `\${${name.slice(1)}}`;
          const [logicalId = '', ...path] = name.split('.');
          const value = path.length === 0 ? reference(name) : attribute(logicalId, path.join('.'));
          return text(value, `Fn::Sub of ${name}`);
        }),
    };
    const resolved = resolve(whole);
    return resolved === removed ? undefined : resolved;

    function resolve(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== removed);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      const [[name, argument] = ['', undefined], ...others] = entries;
      if (others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
        const intrinsic = intrinsics[name];
        if (!intrinsic) throw unsupported(name);
        return intrinsic(argument);
      }
      const items = entries.map(([key, item]) => [key, resolve(item)] as const);
      return Object.fromEntries(items.filter(([, item]) => item !== removed));
    }

    function reference(name: string): unknown {
      if (pseudoParameters.has(name)) return pseudoParameters.get(name);
      const parameter = template.parameters[name];
      if (!parameter) return identify(name).ref;
      if (parameter.Default === undefined) throw complaint(`parameter ${name} has no default value.`);
      return parameter.Default;
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
