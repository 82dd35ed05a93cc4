import { updateProduct } from '#web/lib/catalog/product-mutations';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { type BulkNoun, doneLabel } from '../../parts/bulk-step';
import { openTabJob, useTabJob } from '../../parts/tab-job';
import type { FieldChange } from '../save-field';
import { type ChangeOutcome, runChanges } from './run-changes';

export const productNoun: BulkNoun = ['product', 'products'];

const job = openTabJob<RewardProduct, FieldChange, ChangeOutcome>({
  run: (products, change, world) => runChanges(products, change, { update: updateProduct, ...world }),
  itemOf: ({ product }) => product,
  doneLabel: (progress) => doneLabel(progress, productNoun),
  view: { label: 'View products', to: dashboardPaths.products },
});

/** The change of many products in this tab; its progress is null while there is none. */
export const useBulkChanges = () => useTabJob(job);
