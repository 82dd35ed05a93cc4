import { describe, expect, it } from 'vitest';
import { openQueuePolicies } from './queue-policies';

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:uploads';
const sourceArn = 'arn:aws:events:us-east-1:000000000000:rule/InQuarantine';
const service = 'events.amazonaws.com';
const admission = {
  Effect: 'Allow',
  Principal: { Service: service },
  Action: ['sqs:SendMessage', 'sqs:GetQueueUrl'],
  Resource: queueArn,
  Condition: { ArnEquals: { 'aws:SourceArn': sourceArn } },
};
const overTls = {
  Effect: 'Deny',
  Principal: { AWS: '*' },
  Action: 'sqs:*',
  Resource: '*',
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};

function policiesWith(...Statement: object[]) {
  const policies = openQueuePolicies();
  attach(policies, Statement, queueArn);
  return policies;
}

function attach(policies: ReturnType<typeof openQueuePolicies>, Statement: object[], arn: string) {
  const properties = { PolicyDocument: { Version: '2012-10-17', Statement }, Queues: ['url'] };
  policies.add('Policy', properties, () => arn);
}

// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sqs-permissions
describe('the policy of a queue', () => {
  it('admits the rule that a statement names', () => {
    expect(policiesWith(overTls, admission).admit({ queueArn, service, sourceArn })).toBe(true);
  });

  it.each([
    ['another rule', { sourceArn: `${sourceArn}2` }],
    ['another service', { service: 'sns.amazonaws.com' }],
    ['a rule at another queue', { queueArn: `${queueArn}2` }],
  ])('does not admit %s', (_what, other) => {
    expect(policiesWith(admission).admit({ queueArn, service, sourceArn, ...other })).toBe(false);
  });

  it('admits nothing to a queue that only the policy of another queue names', () => {
    const policies = openQueuePolicies();
    attach(policies, [admission], `${queueArn}2`);

    expect(policies.admit({ queueArn, service, sourceArn })).toBe(false);
  });

  it('stops the start with a second policy of a queue, which would replace the first', () => {
    const policies = policiesWith(admission);

    expect(() => attach(policies, [overTls], queueArn)).toThrow(`Policy: ${queueArn} already has a policy`);
  });

  it('admits no service without a statement', () => {
    expect(policiesWith(overTls).admit({ queueArn, service, sourceArn })).toBe(false);
  });

  it.each([
    ['another condition', { ...admission, Condition: { StringEquals: { 'aws:SourceAccount': '0' } } }],
    ['an account', { ...admission, Principal: { AWS: '000000000000' } }],
    ['another denial', { ...overTls, Condition: {} }],
  ])('stops the start with %s', (_what, statement) => {
    expect(() => policiesWith(statement)).toThrow('Policy: the offline host does not support this');
  });
});
