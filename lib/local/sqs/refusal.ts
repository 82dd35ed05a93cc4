/** What SQS answers instead of a result, with status 400. */
export class SqsRefusal {
  readonly code: string;
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** Names that errors had in the query protocol, which clients are still told beside those of the JSON protocol. */
const queryCodes: Readonly<Record<string, string>> = {
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
  BatchRequestTooLong: 'AWS.SimpleQueueService.BatchRequestTooLong',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  InvalidBatchEntryId: 'AWS.SimpleQueueService.InvalidBatchEntryId',
  MessageNotInflight: 'AWS.SimpleQueueService.MessageNotInflight',
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
};

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-json-faqs.html */
export function queryCodeOf({ code }: SqsRefusal): string {
  return queryCodes[code] ?? code;
}
