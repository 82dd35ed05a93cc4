import { toolPage } from '../tool-page';
import '../../features/fairness/fairness.css';

/** How chance is made and proved, and the verifier of any round. */
export const { load, Component } = toolPage(
  'Fairness',
  () => import('../../features/fairness/round-verifier'),
);
