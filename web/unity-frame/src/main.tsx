import { createRoot } from 'react-dom/client';
import { builds } from 'virtual:unity-builds';
import { connectHost } from './connect-host';
import { Notice } from './notice';
import { UnityGame } from './unity-game';
import './frame.css';

const gameId = new URLSearchParams(window.location.search).get('game') ?? '';
const build = Object.hasOwn(builds, gameId) ? builds[gameId] : undefined;

function renderPage() {
  if (window.parent === window)
    return (
      <Notice title="This is only the table.">
        Games are played on their own page. <a href={build ? `/games/unity/${gameId}` : '/'}>Go there</a>
      </Notice>
    );
  if (!build)
    return <Notice title="This game is not available.">It may have been removed from the lobby.</Notice>;
  if (!hasWebGl())
    return (
      <Notice title="Your browser cannot draw the game.">
        It needs WebGL 2, which is missing or turned off. Nothing was staked, and you can play every other
        game in the lobby without it.
      </Notice>
    );
  return <UnityGame build={build} connection={connectHost(gameId)} />;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the game.');
createRoot(root).render(renderPage());
