import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';

/** Opens the stores of the table `metrics` that admins read. */
export function openAdminRecords(client: DynamoDBDocumentClient, table: string) {
  return { metrics: createMetricReads(client, table), alarms: createAlarmStore(client, table) };
}
