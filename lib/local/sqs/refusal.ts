/** What SQS answers instead of a result, with status 400. */
export class SqsRefusal {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
