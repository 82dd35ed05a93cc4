import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bill, total } from '../../lib/costs/bill';
import { usageAtRest } from '../../lib/costs/usage';
import { ofType } from './read-template';
import { synthesizeStage } from './synthesize-stage';

const prod = synthesizeStage('prod');
const countOf = (type: string) => ofType(prod, type).length;

/** Runs of all schedules per minute. */
function runsPerMinute(): number {
  const minutesOf = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1_440, days: 1_440 };
  return ofType(prod, 'AWS::Events::Rule').reduce((sum, [, { Properties }]) => {
    const [, every, unit] = /^rate\((\d+) (\w+)\)$/.exec(String(Properties['ScheduleExpression'])) ?? [];
    return every ? sum + 1 / (Number(every) * minutesOf[unit as keyof typeof minutesOf]) : sum;
  }, 0);
}

/** An alarm on an expression is charged for each metric of it. */
function alarmedMetrics(): number {
  return ofType(prod, 'AWS::CloudWatch::Alarm').reduce((sum, [, { Properties }]) => {
    const metrics = (Properties['Metrics'] ?? [{ MetricStat: {} }]) as { MetricStat?: object }[];
    return sum + metrics.filter(({ MetricStat }) => MetricStat).length;
  }, 0);
}

/** Names of the metrics that filters of log lines count; several filters may count one metric. */
function countedMetrics(): Set<string> {
  const transformations = ofType(prod, 'AWS::Logs::MetricFilter').flatMap(
    ([, { Properties }]) => Properties['MetricTransformations'] as { MetricName: string }[],
  );
  return new Set(transformations.map(({ MetricName }) => MetricName));
}

it('at rest costs the amounts in lib/README.md for prod', () => {
  const receivedFrom = ofType(prod, 'AWS::Lambda::EventSourceMapping').filter(
    ([, { Properties }]) => !('StartingPosition' in Properties),
  );

  const charges = bill(
    usageAtRest({
      alarms: alarmedMetrics(),
      dashboards: countOf('AWS::CloudWatch::Dashboard'),
      // The metric of given coins has one dimension value for each account with an alarm.
      metrics: countedMetrics().size + 1,
      secrets: countOf('AWS::SecretsManager::Secret'),
      queues: receivedFrom.length,
      runsPerMinute: runsPerMinute(),
    }),
  );

  const readme = readFileSync('lib/README.md', 'utf8').replace(/\s+/g, ' ');
  const named = charges.map(({ name, dollars }) => `${name} ${dollars.toFixed(2)}`).join(', ');
  const [stated] = /prod at rest costs .*?(?= Not counted)/.exec(readme) ?? [];
  expect(stated).toBe(`prod at rest costs ${total(charges).toFixed(2)} dollars a month: ${named}.`);
});
