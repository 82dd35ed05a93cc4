/** Groups whose members are admins. */
export const adminGroups = ['ADMINS', 'SUPERADMINS'] as const;
export type AdminGroup = (typeof adminGroups)[number];

/**
 * Groups that superadmins can change. Membership in SUPERADMINS is given with the keys of the operator's AWS account, and taken with them
 * or by a suspension.
 */
export const changeableGroups = ['ADMINS', 'AFFILIATES'] as const;
export type ChangeableGroup = (typeof changeableGroups)[number];
