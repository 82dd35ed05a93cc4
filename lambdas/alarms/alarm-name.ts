/**
 * CloudFormation names an alarm by the stack, its logical id and a random suffix; the logical id is the construct's path and eight digits
 * of a hash.
 */
const generatedName = /-Observability(\w+?)[0-9A-F]{8}-[0-9A-Za-z]+$/;

/** The name of an alarm in the stack, by its full name; the full name of any other alarm. */
export function nameInStack(fullName: string): string {
  return generatedName.exec(fullName)?.[1] ?? fullName;
}
