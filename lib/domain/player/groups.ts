/** Groups that can be given and taken here; who is in SUPERADMINS is decided with the keys of the account that runs the house. */
export const changeableGroups = ['ADMINS', 'AFFILIATES'] as const;
export type ChangeableGroup = (typeof changeableGroups)[number];
