import { Notice } from '#components/ui/notice';
import { RewardWords } from './reward-words';

/** Tells who is about to join that a friend's link counts; nothing at all without one. */
export function FriendNote({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <Notice tone="info">
      <p className="font-bold">A friend invited you: {code}</p>
      <p>
        <RewardWords /> The last link that you opened before joining counts.
      </p>
    </Notice>
  );
}
