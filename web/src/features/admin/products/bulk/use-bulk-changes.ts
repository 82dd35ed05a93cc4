import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { paths } from '#web/lib/paths';
import { openTabJob, useTabJob } from '../../parts/tab-job';
import type { FieldChange } from '../save-field';
import { doneLabel } from './change-progress';
import { type ChangeOutcome, runChanges } from './run-changes';

const job = openTabJob<RewardProduct, FieldChange, ChangeOutcome>({
  run: (products, change, world) => runChanges(products, change, { update: updateProduct, ...world }),
  itemOf: ({ product }) => product,
  doneLabel,
  view: { label: 'View products', to: paths.dashboardProducts },
});

/** The change of many products in this tab; its progress is null while there is none. */
export const useBulkChanges = () => useTabJob(job);
