/** A policy attached to a role, its document as resolved from the template. */
export interface RolePolicy {
  readonly name: string;
  readonly policy: unknown;
}

/** The roles of the template with the policies attached to them. */
export interface Roles {
  define(name: string, policies: readonly RolePolicy[]): void;
  attach(roleName: string, policy: RolePolicy): void;
  /** Undefined for a name that is not a role of the template. */
  policiesOf(name: string): readonly RolePolicy[] | undefined;
}

/** Opens an empty list of roles; policies may arrive before their role. */
export function openRoles(): Roles {
  const defined = new Set<string>();
  const attached = new Map<string, RolePolicy[]>();
  return {
    define(name, policies) {
      defined.add(name);
      for (const policy of policies) attach(name, policy);
    },
    attach,
    policiesOf: (name) => (defined.has(name) ? (attached.get(name) ?? []) : undefined),
  };

  function attach(roleName: string, policy: RolePolicy): void {
    attached.set(roleName, [...(attached.get(roleName) ?? []), policy]);
  }
}
