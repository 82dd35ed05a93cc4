import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#lambdas/runtime/log';
import { exportAccount, type ExportAccountDependencies } from './export-account';

/** Who asked for which file. */
const exportMessage = z.strictObject({ player: z.string().min(1), id: z.string().min(1) });

export interface MakeExportsDependencies extends ExportAccountDependencies {
  readonly log: Log;
}

/** Makes the files that a batch of messages asks for. What fails comes again; what fails five times is set aside by the queue. */
export function makeExports(dependencies: MakeExportsDependencies) {
  return async ({ Records }: SQSEvent): Promise<void> => {
    for (const { body } of Records) {
      const bytes = await exportAccount(dependencies, exportMessage.parse(JSON.parse(body)));
      if (bytes !== null) dependencies.log(logLines.exportMade, { bytes });
    }
  };
}
