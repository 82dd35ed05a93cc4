import { createBoundedMap } from '../state/bounded-map';
import { wildcardSource } from './arn-pattern';
import type { RolePolicy } from './roles';

/** Which keys of a request the policies of a role read. */
export interface RolePolicies {
  /** Whether a statement about this action and resource reads any key. */
  readsContext(action: string, resource: string): boolean;
  /** Whether a statement about this action and resource reads this key, in a condition or as a variable. */
  readsKey(action: string, resource: string, key: string): boolean;
}

interface Statement {
  readonly isAbout: (action: string, resource: string) => boolean;
  /** The statement in lower case if it reads keys; else empty. */
  readonly readers: string;
}

/** Pairs of action and resource; objects are many. */
const mostRemembered = 10_000;

/** Compiles the policies of a role. A statement about another action or resource cannot change a decision. */
export function compilePolicies(policies: readonly RolePolicy[]): RolePolicies {
  const statements = policies.flatMap(({ policy }) => {
    const { Statement = [] } = policy as { Statement?: object | object[] };
    return [Statement].flat().map(compileStatement);
  });
  const remembered = createBoundedMap<string, string>(mostRemembered);

  return {
    readsContext: (action, resource) => readersOf(action, resource) !== '',
    readsKey: (action, resource, key) => readersOf(action, resource).includes(key.toLowerCase()),
  };

  function readersOf(action: string, resource: string): string {
    return remembered.getOrCreate(`${action} ${resource}`, () =>
      statements
        .filter(({ isAbout }) => isAbout(action, resource))
        .map((statement) => statement.readers)
        .join(''),
    );
  }
}

function compileStatement(statement: object): Statement {
  const { Action, Resource } = statement as { Action?: unknown; Resource?: unknown };
  const text = JSON.stringify(statement);
  const actions = patternOf(Action, 'i');
  const resources = patternOf(Resource, '');
  return {
    isAbout: (action, resource) => actions.test(action) && (resource === '*' || resources.test(resource)),
    readers: 'Condition' in statement || text.includes('${') ? text.toLowerCase() : '',
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
