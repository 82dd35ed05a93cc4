/** Source of a regular expression for a pattern in which `*` stands for any characters and `?` for one. */
export function wildcardSource(pattern: string): string {
  return pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
}

/** Whether an ARN matches a pattern of a policy: `*` matches any characters, including slashes, and `?` matches one. */
export function matchesArn(pattern: string, arn: string): boolean {
  return new RegExp(`^${wildcardSource(pattern)}$`, 's').test(arn);
}
