import '../cards/cards.css';
import { startOriginal } from '../originals/start-original';
import './hi-lo.css';
import { createHiLoView } from './hi-lo-view';

await startOriginal('hi-lo', createHiLoView);
