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
type Intrinsic = (argument: unknown, owner: string) => unknown;

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

  const intrinsics: Record<string, Intrinsic> = {
    Ref: (name, owner) => reference(text(name, owner, 'Ref'), owner),
    'Fn::GetAtt': (argument, owner) => {
      const [logicalId, ...path] = list(argument, owner, 'Fn::GetAtt');
      return attribute(text(logicalId, owner, 'Fn::GetAtt'), path.join('.'), owner);
    },
    'Fn::Join': (argument, owner) => {
      const [separator, parts] = list(argument, owner, 'Fn::Join');
      const resolved = list(resolve(parts, owner), owner, 'Fn::Join');
      return resolved.map((part) => text(part, owner, 'Fn::Join')).join(text(separator, owner, 'Fn::Join'));
    },
    'Fn::Sub': (pattern, owner) =>
      text(pattern, owner, 'Fn::Sub').replaceAll(/\$\{([^}]+)\}/g, (_match, name: string) => {
        if (name.startsWith('!')) return `\${${name.slice(1)}}`;
        return text(named(name, owner), owner, `Fn::Sub of ${name}`);
      }),
  };

  return (value, owner) => {
    const resolved = resolve(value, owner);
    return resolved === removed ? undefined : resolved;
  };

  function resolve(value: unknown, owner: string): unknown {
    if (Array.isArray(value))
      return value.map((item) => resolve(item, owner)).filter((item) => item !== removed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    if (first && entries.length === 1 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      const intrinsic = intrinsics[first[0]];
      if (!intrinsic) throw complaint(owner, `the offline host does not support ${first[0]}.`);
      return intrinsic(first[1], owner);
    }
    const resolved = entries.map(([key, item]) => [key, resolve(item, owner)] as const);
    return Object.fromEntries(resolved.filter(([, item]) => item !== removed));
  }

  function named(name: string, owner: string): unknown {
    const dot = name.indexOf('.');
    return dot < 0 ? reference(name, owner) : attribute(name.slice(0, dot), name.slice(dot + 1), owner);
  }

  function reference(name: string, owner: string): unknown {
    if (pseudoParameters.has(name)) return pseudoParameters.get(name);
    const parameter = template.parameters[name];
    if (!parameter) return identify(name).ref;
    if (parameter.Default === undefined) throw complaint(owner, `parameter ${name} has no default value.`);
    return parameter.Default;
  }

  function attribute(logicalId: string, name: string, owner: string): string {
    const found = identify(logicalId).attributes[name];
    if (found === undefined)
      throw complaint(owner, `the offline host does not support the attribute ${name} of ${logicalId}.`);
    return found;
  }
}

function complaint(owner: string, problem: string): Error {
  return new Error(`${owner}: ${problem}`);
}

function list(value: unknown, owner: string, intrinsic: string): unknown[] {
  if (!Array.isArray(value)) throw complaint(owner, `${intrinsic} needs a list.`);
  return value;
}

function text(value: unknown, owner: string, intrinsic: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw complaint(owner, `${intrinsic} needs text, not ${JSON.stringify(value) ?? typeof value}.`);
}
