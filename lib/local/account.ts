/** The one account that a host plays; every ARN and id names it. */
export const account = { region: 'us-east-1', accountId: '000000000000' } as const;
