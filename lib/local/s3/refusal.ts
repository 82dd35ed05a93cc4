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

export const accessDenied = () => new S3Refusal(403, 'AccessDenied', 'Access Denied');

export const noSuchKey = () => new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');

export const invalidArgument = (message: string) => new S3Refusal(400, 'InvalidArgument', message);

export const badDigest = (header: string) =>
  new S3Refusal(400, 'BadDigest', `The ${header} you specified did not match what we received.`);

/** Limit of one request and of one object. */
export const largestObjectBytes = 64 * 1024 * 1024;

export const entityTooLarge = (mostBytes: number = largestObjectBytes) =>
  new S3Refusal(
    400,
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed object size, here ${mostBytes} bytes.`,
  );
