/** Groups that superadmins can change. Membership in SUPERADMINS is managed with the keys of the operator's AWS account. */
export const changeableGroups = ['ADMINS', 'AFFILIATES'] as const;
export type ChangeableGroup = (typeof changeableGroups)[number];
