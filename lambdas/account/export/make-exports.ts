import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#lambdas/runtime/log';
import { exportAccount, type ExportAccountDependencies } from './export-account';

const exportMessage = z.strictObject({ player: z.string().min(1), id: z.string().min(1) });

export interface MakeExportsDependencies extends ExportAccountDependencies {
  readonly log: Log;
}

/**
 * Makes the files that a batch of messages requests. SQS redelivers what fails, and moves it to the dead-letter queue after five failures.
 */
export function makeExports(dependencies: MakeExportsDependencies) {
  return async ({ Records }: SQSEvent): Promise<void> => {
    for (const { body } of Records) {
      const bytes = await exportAccount(dependencies, exportMessage.parse(JSON.parse(body)));
      if (bytes !== null) dependencies.log(logLines.exportMade, { bytes });
    }
  };
}
