import { toolPage } from '../tool-page';
import '../../features/account/limits/limits-slot.css';
import '../../features/evening/evening.css';

/** Responsible gaming, with its tools. */
export const { load, Component } = toolPage('ResponsibleGaming', () => import('../responsible-tools'));
