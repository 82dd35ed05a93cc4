import { startOriginal } from '../originals/start-original';
import './mines.css';
import { createMinesView } from './mines-view';

await startOriginal('mines', createMinesView);
