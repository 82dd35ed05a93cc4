import { describe, expect, it } from 'vitest';
import { logLines } from '#lambdas/runtime/log';
import { everyStage, synthesizeByTitle } from './every-stage';
import { idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import type { SynthesizedStage } from './synthesize-stage';

interface Widget {
  readonly type: string;
  readonly properties: { readonly title: string; readonly metrics?: unknown[][]; readonly alarms?: string[] };
}

function widgetsOf(stage: SynthesizedStage): Map<string, Widget> {
  const [, { Properties }] = onlyOfType(stage, 'AWS::CloudWatch::Dashboard');
  const { widgets } = JSON.parse(String(renderIntrinsics(Properties['DashboardBody']))) as {
    widgets: Widget[];
  };
  return new Map(widgets.map((widget) => [widget.properties.title, widget]));
}

/** Distinct metric names of a graph. */
function metricsOf(stage: SynthesizedStage, title: string): string[] {
  const { metrics = [] } = widgetsOf(stage).get(title)?.properties ?? {};
  return [...new Set(metrics.map(([namespace, name]) => `${String(namespace)} ${String(name)}`))].sort();
}

describe('the dashboard', () => {
  const prod = synthesizeByTitle('prod');

  it.each([
    ['Requests', ['AWS/ApiGateway Count', 'AWS/AppSync Requests']],
    [
      'Errors',
      [
        'AWS/ApiGateway 4XXError',
        'AWS/ApiGateway 5XXError',
        'AWS/AppSync 4XXError',
        'AWS/AppSync 5XXError',
        'JadeHarbour/prod ErrorLines',
      ],
    ],
    ['Latency p95, ms', ['AWS/ApiGateway Latency', 'AWS/AppSync Latency']],
    ['Throttles', ['AWS/DynamoDB WriteThrottleEvents', 'AWS/Lambda Throttles']],
    ['Stream age, ms', ['AWS/Lambda IteratorAge']],
    ['Dead letters', ['AWS/SQS ApproximateNumberOfMessagesVisible']],
    [
      'Mails',
      [
        'AWS/SES Bounce',
        'AWS/SES Complaint',
        'AWS/SES Send',
        'AWS/SQS NumberOfMessagesDeleted',
        'JadeHarbour/prod MailsFailed',
      ],
    ],
    [
      'Purchases',
      ['AWS/Lambda Invocations', 'JadeHarbour/prod PaymentProblems', 'JadeHarbour/prod PurchasesBegun'],
    ],
  ])('shows under %s these metrics', (title, metrics) => {
    expect(metricsOf(prod, title)).toEqual(metrics);
  });

  it('shows the 95th percentile of latency, of this stage', () => {
    const { metrics = [] } = widgetsOf(prod).get('Latency p95, ms')?.properties ?? {};
    const [stageId] = onlyOfType(prod, 'AWS::ApiGateway::Stage');

    expect(metrics[0]).toEqual([
      'AWS/ApiGateway',
      'Latency',
      'ApiName',
      'playFabOps',
      'Stage',
      `\${${stageId}}`,
      { label: 'REST', stat: 'p95' },
    ]);
  });

  it('shows the state of every alarm', () => {
    const shown = widgetsOf(prod)
      .get('Alarms')
      ?.properties.alarms?.map((arn) => /\w+(?=\.Arn)/.exec(arn)?.[0]);

    expect(shown?.sort()).toEqual(
      ofType(prod, 'AWS::CloudWatch::Alarm')
        .map(([id]) => id)
        .sort(),
    );
  });

  it.each(everyStage)('exists once, without a physical name, in %s', (title) => {
    const stage = synthesizeByTitle(title);
    const [, { Properties }] = onlyOfType(stage, 'AWS::CloudWatch::Dashboard');

    expect(Properties['DashboardName']).toBeUndefined();
    expect(widgetsOf(stage).has('Mails')).toBe(stage.stage.ses !== undefined);
  });
});

describe('metric filters', () => {
  const prod = synthesizeByTitle('prod');
  const filters = ofType(prod, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => ({
    log: prod.resources[idOf(Properties['LogGroupName'])] && idOf(Properties['LogGroupName']).slice(0, -8),
    pattern: String(Properties['FilterPattern']),
  }));

  it('match codes that functions log', () => {
    const codes = Object.values(logLines).map(({ code }) => code as string);

    const sought = filters.flatMap(({ pattern }) => [...pattern.matchAll(/\$\.code = "(\w+)"/g)]);
    expect(sought).toHaveLength(6);
    for (const [, code = ''] of sought) expect(codes).toContain(code);
  });

  it('count started purchases by fields of the access log', () => {
    const [begun, ...others] = filters.filter(({ log }) => log === 'PlayFabOpsAccessLog');
    const [, { Properties }] = onlyOfType(prod, 'AWS::ApiGateway::Stage');
    const { Format } = Properties['AccessLogSetting'] as { Format: string };

    expect(others).toEqual([]);
    expect(begun?.pattern).toBe(
      '{ ($.method = "POST") && ($.resource = "/coins/{proxy+}") && ($.status = "200") }',
    );
    const fields = [...(begun?.pattern ?? '').matchAll(/\$\.(\w+)/g)].map(([, field]) => field);
    expect(Object.keys(JSON.parse(Format) as object)).toEqual(expect.arrayContaining(fields));
  });
});
