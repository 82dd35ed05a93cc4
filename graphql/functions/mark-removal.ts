import { type Context, type DynamoDBUpdateItemRequest, util } from '@aws-appsync/utils';
import { callerSub } from './caller';
import { both, callersCondition, stillThere } from './conditions';
import { type ExpectedVersion, type Product, productId } from './product';
import { refuseFailure, refuseUnknown } from './refusals';

interface DeleteArguments {
  readonly input: ExpectedVersion & { id: string };
  readonly condition?: object | null;
}

/**
 * First step of a removal: decides it, and writes down whose it is. What goes leaves no more than its last state in the stream of the
 * table, and the audit log is written from that stream. No revision is counted: nobody is to see anything of it.
 */
export function request(ctx: Context<DeleteArguments>): DynamoDBUpdateItemRequest {
  const { input, condition } = ctx.args;
  if (!util.matches(productId, input.id)) refuseUnknown();
  const removal = { id: util.autoId(), by: callerSub(ctx), at: util.time.nowISO8601() };
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ id: input.id }),
    update: {
      expression: 'SET #removal = :removal',
      expressionNames: { '#removal': 'removal' },
      expressionValues: { ':removal': util.dynamodb.toDynamoDB(removal) },
    },
    condition: both(stillThere(input), callersCondition(condition)),
  } as DynamoDBUpdateItemRequest;
}

export function response(ctx: Context<DeleteArguments>): Product {
  refuseFailure(ctx, ctx.args.input, ctx.args.condition);
  return ctx.result as Product;
}
