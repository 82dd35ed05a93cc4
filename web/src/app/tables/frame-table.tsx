import '../../features/games/frame/frame.css';

export { FrameGame as Table } from '../../features/games/frame/frame-game';
