/** The only account of a host, used in every ARN and id. */
export const account = { region: 'us-east-1', accountId: '000000000000' } as const;

/** The ARN of a resource in that account, such as `function:<name>` of `lambda`. */
export function localArn(service: string, resource: string): string {
  return `arn:aws:${service}:${account.region}:${account.accountId}:${resource}`;
}
