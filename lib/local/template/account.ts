/** The only account of a host, used in every ARN and id. */
export const account = { region: 'us-east-1', accountId: '000000000000' } as const;
