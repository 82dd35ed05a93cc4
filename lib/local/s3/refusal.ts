/**
 * A refusal of S3; thrown, because any layer of a request may find it.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
 */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notImplemented = (what: string) =>
  new S3Refusal(501, 'NotImplemented', `The offline host does not implement ${what}.`);

export const accessDenied = (message = 'Access Denied') => new S3Refusal(403, 'AccessDenied', message);

export const noSuchKey = () => new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');

export const invalidArgument = (message: string) => new S3Refusal(400, 'InvalidArgument', message);

export const preconditionFailed = () =>
  new S3Refusal(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');

/** @param mostBytes  @default the limit of a request to the host */
export const entityTooLarge = (mostBytes = 64 * 1024 * 1024) =>
  new S3Refusal(
    400,
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed object size, here ${mostBytes} bytes.`,
  );
