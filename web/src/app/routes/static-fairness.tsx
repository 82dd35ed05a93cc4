import { toolPage } from '../tool-page';
import '../../features/fairness/fairness.css';

/** How random numbers are made and proven, with the round verifier. */
export const { load, Component } = toolPage(
  'Fairness',
  () => import('../../features/fairness/round-verifier'),
);
