import { startOriginal } from '../originals/start-original';
import './dice.css';
import { createDiceView } from './dice-view';

await startOriginal('dice', createDiceView);
