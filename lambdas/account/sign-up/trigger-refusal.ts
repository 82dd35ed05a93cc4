/** Refuses a call of the user pool: Cognito passes the message on to the page. Other errors of a trigger are failures. */
export class TriggerRefusal extends Error {
  override readonly name = 'TriggerRefusal';
}

export const isTriggerRefusal = (error: unknown): boolean => error instanceof TriggerRefusal;
