import { toolPage } from '../tool-page';
import '../../features/account/limits/limits-slot.css';
import '../../features/evening/evening.css';

/** How play stays play, with the tools for it. */
export const { load, Component } = toolPage('ResponsibleGaming', () => import('../responsible-tools'));
