import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';

/** Notice about a connection failure between the page and a game, with recovery actions. */
export function FrameTrouble({
  trouble,
  onAgain,
}: {
  trouble: 'silent' | 'stopped' | 'other-version';
  onAgain: () => void;
}) {
  const { title, text, way } = copy[trouble];
  return (
    <div className="grid place-content-center p-4">
      <Notice tone="error">
        <p>
          <strong>{title}</strong> {text}
        </p>
        <div className="flex flex-wrap gap-3 mbs-3">
          <Button variant="primary" onClick={onAgain}>
            {way}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

const copy = {
  silent: {
    title: 'The game is not responding.',
    text: 'It may still be loading and starts as soon as it is ready. Waiting does not stake anything.',
    way: 'Try again',
  },
  stopped: {
    title: 'We stopped this game because of an error.',
    text: 'Nothing was lost. Your rounds and balances are stored by us, not by the game.',
    way: 'Restart game',
  },
  'other-version': {
    title: 'This game and this page have different versions.',
    text: 'Nothing was staked. Reload the page to get the latest version of the site, or try the game again.',
    way: 'Try again',
  },
} as const;
