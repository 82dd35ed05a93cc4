import { wildcardSource } from './arn-pattern';
import type { RolePolicy } from './roles';

/**
 * The joined text, in lower case, of the statements about this action and resource that read keys of the request, in
 * conditions or as variables; else empty.
 */
export type TextReadingKeys = (action: string, resource: string) => string;

/** Compiles the policies of a role. A statement about another action or resource cannot change a decision. */
export function compilePolicies(policies: readonly RolePolicy[]): TextReadingKeys {
  const statements = policies.flatMap(({ policy }) => {
    const { Statement = [] } = policy as { Statement?: object | object[] };
    return [Statement].flat().flatMap(compileStatement);
  });
  return (action, resource) =>
    statements
      .filter(
        ({ actions, resources }) => actions.test(action) && (resource === '*' || resources.test(resource)),
      )
      .map(({ text }) => text)
      .join('');
}

/** Nothing for a statement that reads no keys. */
function compileStatement(statement: object) {
  const { Action, Resource } = statement as { Action?: unknown; Resource?: unknown };
  const text = JSON.stringify(statement);
  if (!('Condition' in statement) && !text.includes('${')) return [];
  return [{ actions: patternOf(Action, 'i'), resources: patternOf(Resource, ''), text: text.toLowerCase() }];
}

/** Everything for a list with variables, or for a statement of exceptions, which has no list. */
function patternOf(list: unknown, flags: 'i' | ''): RegExp {
  const patterns = [list].flat();
  if (patterns.some((pattern) => typeof pattern !== 'string' || pattern.includes('${'))) return /^/;
  const sources = patterns.map((pattern) => wildcardSource(String(pattern)));
  // Placeholders also stand for line breaks, hence `s`.
  return new RegExp(`^(?:${sources.join('|')})$`, `s${flags}`);
}
