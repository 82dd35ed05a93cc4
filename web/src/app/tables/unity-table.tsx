import '../../features/games/frame/frame.css';
import '../../features/games/unity/unity.css';

export { UnityGame as Table } from '../../features/games/unity/unity-game';
