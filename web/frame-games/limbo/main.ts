import { startOriginal } from '../originals/start-original';
import './limbo.css';
import { createLimboView } from './limbo-view';

await startOriginal('limbo', createLimboView);
