import { startOriginal } from '../originals/start-original';
import './plinko.css';
import { createPlinkoView } from './plinko-view';

await startOriginal('plinko', createPlinkoView);
