/** Whether an ARN matches a pattern of a policy: `*` matches any characters, including slashes, and `?` matches one. */
export function matchesArn(pattern: string, arn: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(arn);
}
