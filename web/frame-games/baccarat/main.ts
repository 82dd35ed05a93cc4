import '../cards/cards.css';
import '../felt/chip.css';
import { startOriginal } from '../originals/start-original';
import './baccarat.css';
import { createBaccaratView } from './baccarat-view';

await startOriginal('baccarat', createBaccaratView);
