import type { Trust } from './trust-policy';

/** A policy attached to a role, its document with intrinsics resolved. */
export interface RolePolicy {
  readonly name: string;
  readonly policy: unknown;
}

/** The roles of the template with the policies attached to them. */
export interface Roles {
  /** @param trust  principals other than services that may assume it; none by default */
  define(name: string, policies: readonly RolePolicy[], trust?: Trust): void;
  attach(roleName: string, policy: RolePolicy): void;
  /** Undefined for a name that is not a role of the template. */
  policiesOf(name: string): readonly RolePolicy[] | undefined;
  trustOf(name: string): Trust | undefined;
}

/** Opens an empty list of roles; policies may arrive before their role. */
export function openRoles(): Roles {
  const defined = new Map<string, Trust>();
  const attached = new Map<string, RolePolicy[]>();
  return {
    define(name, policies, trust = []) {
      defined.set(name, trust);
      for (const policy of policies) attach(name, policy);
    },
    attach,
    policiesOf: (name) => (defined.has(name) ? (attached.get(name) ?? []) : undefined),
    trustOf: (name) => defined.get(name),
  };

  function attach(roleName: string, policy: RolePolicy): void {
    attached.set(roleName, [...(attached.get(roleName) ?? []), policy]);
  }
}
