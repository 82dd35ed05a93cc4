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
    <div className="frame-trouble">
      <Notice tone="error">
        <p>
          <strong>{title}</strong> {text}
        </p>
        <div className="play-trouble-actions">
          <Button look="primary" onClick={onAgain}>
            {way}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

const copy = {
  silent: {
    title: 'The game does not answer.',
    text: 'It may still be on its way, and begins as soon as it is here. Nothing was staked by waiting.',
    way: 'Try again',
  },
  stopped: {
    title: 'This game misbehaved and was stopped.',
    text: 'Nothing was lost: your rounds and balances are kept by the house, not by the game.',
    way: 'Start it again',
  },
  'other-version': {
    title: 'This game speaks another version of our protocol.',
    text: 'Nothing was staked. Reload the page to get the latest version of the site, or try the game again.',
    way: 'Try again',
  },
} as const;
