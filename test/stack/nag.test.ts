import { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { acknowledge } from '../../lib/constructs/acknowledge';
import { everyStage, synthesizeByTitle } from './every-stage';
import { findNagFindings, findNagViolations } from './nag-findings';

/** Acknowledgements of each rule in a stack. Another one is a decision: it changes a number here. */
const everywhere = {
  APIG2: 1,
  APIG3: 1,
  APIG4: 5,
  ASC3: 1,
  CFR1: 1,
  CFR2: 1,
  COG2: 1,
  COG4: 5,
  COG7: 1,
  COG8: 1,
  SMG4: 3,
  IAM5: 40,
  L1: 1,
};
/** Acknowledgements for a missing firewall are not needed by a stage that has one. */
const { APIG3: _withoutFirewall, CFR2: _siteWithoutFirewall, ...behindFirewall } = everywhere;
const withoutDomain = { CFR4: 1 };
const withGatewayAccount = { IAM4: 1 };
/** A stage that sends mail: its mailer may use any configuration set. */
const withMail = { IAM5: everywhere.IAM5 + 1 };
const accepted: Record<string, Record<string, number>> = {
  dev: { ...everywhere, ...withoutDomain, ...withGatewayAccount },
  staging: { ...everywhere, ...withoutDomain },
  prod: { ...everywhere, ...withMail, ...withGatewayAccount },
  // Seeds have a publishing function of their own.
  local: { ...everywhere, ...withoutDomain, IAM5: 48, L1: 2 },
  'a stage with every option': { ...behindFirewall, ...withMail, ...withGatewayAccount },
};

describe.each(everyStage)('%s', (title) => {
  it('breaks no rule of AwsSolutions without an acknowledgement', () => {
    const { stack } = synthesizeByTitle(title);

    expect(findNagFindings(stack).open).toEqual([]);
    expect(findNagViolations(stack)).toEqual([]);
  });

  it('has the decided number of acknowledgements, each with a reason and a use', () => {
    const { acknowledgements } = findNagFindings(synthesizeByTitle(title).stack);

    const counts: Record<string, number> = {};
    for (const { finding } of acknowledgements) {
      const rule = finding.replace(/\[.*/, '');
      counts[rule] = (counts[rule] ?? 0) + 1;
    }
    const needless = acknowledgements.filter(({ uses }) => uses === 0);
    expect(needless.map(({ path, finding }) => `${finding} at ${path}`)).toEqual([]);
    expect(acknowledgements.filter(({ reason }) => reason.length < 20)).toEqual([]);
    expect(counts).toEqual(accepted[title]);
  });
});

describe('findNagFindings', () => {
  it('reports unacknowledged findings and unused acknowledgements', () => {
    const stack = new Stack(undefined, 'Planted');
    const bucket = new Bucket(stack, 'Bucket');
    acknowledge(bucket, 'S1', 'nobody will ever ask who read this one');
    acknowledge(stack, 'SQS3', 'there is no queue here to begin with');

    const { open, acknowledgements } = findNagFindings(stack);

    expect(open).toEqual(['S10 at Planted/Bucket/Resource']);
    expect(acknowledgements.map(({ finding, uses }) => [finding, uses])).toEqual([
      ['SQS3', 0],
      ['S1', 1],
    ]);
  });
});
