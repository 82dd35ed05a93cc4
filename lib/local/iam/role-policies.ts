import { wildcardSource } from './arn-pattern';
import type { RolePolicy } from './roles';

/** Tells which keys of a request the policies of a role read, in conditions or as variables. */
export interface RolePolicies {
  /** The joined text, in lower case, of the statements about this action and resource that read keys; else empty. */
  textReadingKeys(action: string, resource: string): string;
}

interface Statement {
  readonly isAbout: (action: string, resource: string) => boolean;
  /** The statement in lower case if it reads keys; else empty. */
  readonly textReadingKeys: string;
}

/** Compiles the policies of a role. A statement about another action or resource cannot change a decision. */
export function compilePolicies(policies: readonly RolePolicy[]): RolePolicies {
  const statements = policies.flatMap(({ policy }) => {
    const { Statement = [] } = policy as { Statement?: object | object[] };
    return [Statement].flat().map(compileStatement);
  });
  return {
    textReadingKeys: (action, resource) =>
      statements
        .filter(({ isAbout }) => isAbout(action, resource))
        .map(({ textReadingKeys }) => textReadingKeys)
        .join(''),
  };
}

function compileStatement(statement: object): Statement {
  const { Action, Resource } = statement as { Action?: unknown; Resource?: unknown };
  const text = JSON.stringify(statement);
  const actions = patternOf(Action, 'i');
  const resources = patternOf(Resource, '');
  return {
    isAbout: (action, resource) => actions.test(action) && (resource === '*' || resources.test(resource)),
    textReadingKeys: 'Condition' in statement || text.includes('${') ? text.toLowerCase() : '',
  };
}

/** Everything for a list with variables, or for a statement of exceptions, which has no list. */
function patternOf(list: unknown, flags: 'i' | ''): RegExp {
  const patterns = [list].flat();
  if (patterns.some((pattern) => typeof pattern !== 'string' || pattern.includes('${'))) return /^/;
  const sources = patterns.map((pattern) => wildcardSource(String(pattern)));
  // Placeholders also stand for line breaks, hence `s`.
  return new RegExp(`^(?:${sources.join('|')})$`, `s${flags}`);
}
