import type { Trust } from './trust-policy';

/** A policy attached to a role, its document with intrinsics resolved. */
export interface RolePolicy {
  readonly name: string;
  readonly policy: unknown;
}

export type Roles = ReturnType<typeof openRoles>;

/** Opens the roles of the template with the policies attached to them; policies may arrive before their role. */
export function openRoles() {
  const defined = new Map<string, Trust>();
  const attached = new Map<string, readonly RolePolicy[]>();
  const attach = (name: string, ...policies: readonly RolePolicy[]): void => {
    attached.set(name, [...(attached.get(name) ?? []), ...policies]);
  };
  return {
    /** @param trust  principals other than services that may assume it; none by default */
    define(name: string, policies: readonly RolePolicy[], trust: Trust = []): void {
      defined.set(name, trust);
      attach(name, ...policies);
    },
    attach,
    /** Undefined for a name that is not a role of the template. */
    policiesOf: (name: string) => (defined.has(name) ? attached.get(name) : undefined),
    trustOf: (name: string) => defined.get(name),
  };
}
