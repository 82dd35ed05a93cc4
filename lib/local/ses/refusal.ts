/** A refusal in the wording of SES, with its status. */
export class SesRefusal {
  readonly status: number;
  readonly name: string;
  readonly message: string;

  constructor(status: number, name: string, message: string) {
    this.status = status;
    this.name = name;
    this.message = message;
  }
}
