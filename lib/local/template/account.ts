/** The only account of a host, used in every ARN and id. */
export const account = { region: 'us-east-1', accountId: '000000000000' } as const;

/** The ARN of a resource in that account, such as `function:<name>` of `lambda`. */
export function localArn(service: string, resource: string): string {
  return `arn:aws:${service}:${account.region}:${account.accountId}:${resource}`;
}

/** The ARN of a role of that account. */
export function roleArn(role: string): string {
  return `arn:aws:iam::${account.accountId}:role/${role}`;
}

/** The ARN of who has assumed a role of that account, as denials and AppSync name callers. */
export function sessionArn(role: string, session: string): string {
  return `arn:aws:sts::${account.accountId}:assumed-role/${role}/${session}`;
}
