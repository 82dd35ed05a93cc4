import { startOriginal } from '../originals/start-original';
import './keno.css';
import { createKenoView } from './keno-view';

await startOriginal('keno', createKenoView);
