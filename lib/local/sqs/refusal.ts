/** A refusal of SQS, answered with status 400. */
export class SqsRefusal {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
