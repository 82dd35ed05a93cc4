import { toolPage } from '../tool-page';
import '../../features/support/write-place.css';

/** How to reach us, and for players the form that reaches us at once. */
export const { load, Component } = toolPage('Support', () => import('../../features/support/write-place'));
