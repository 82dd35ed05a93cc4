import type { ReactNode } from 'react';

/** The picture of a quest by name; an unknown name shows the junk. */
export function QuestArt({ name }: { name: string }) {
  return (
    <svg
      className="quest-art night"
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="quest-art-sky" width="120" height="90" />
      <circle className="quest-art-moon" cx="97" cy="20" r="9" />
      <path className="quest-art-hills" d="M0 62 22 44l16 12 20-20 18 18 16-10 28 18v28H0Z" />
      <path className="quest-art-water" d="M0 68q10-5 20 0t20 0 20 0 20 0 20 0 20 0v22H0Z" />
      {motifs[name] ?? motifs['junk']}
    </svg>
  );
}

const motifs: Readonly<Record<string, ReactNode>> = {
  junk: (
    <>
      <path className="quest-art-gold" d="M58 18q22 8 22 36H58Z" />
      <path className="quest-art-jade" d="M54 26q-16 8-18 28h18Z" />
      <path className="quest-art-line" d="M56 14v42M58 30h17M58 42h21M54 40H40" />
      <path className="quest-art-neon" d="M30 58h60l-9 13H39Z" />
    </>
  ),
  lantern: (
    <>
      <path className="quest-art-gold" d="M44 16q16-6 32 0 10 24-3 42H47Q34 40 44 16Z" />
      <path className="quest-art-line" d="M60 14q-9 22 0 44M60 14q9 22 0 44M39 36h42" />
      <path className="quest-art-neon" d="M47 58h26v5H47Z" />
      <path className="quest-art-jade" d="M60 64q8 8 0 16-8-8 0-16Z" />
    </>
  ),
  reels: (
    <>
      <rect className="quest-art-frame" x="22" y="20" width="76" height="50" rx="8" />
      {[28, 51, 74].map((x) => (
        <rect key={x} className="quest-art-cell" x={x} y="26" width="18" height="38" rx="4" />
      ))}
      <circle className="quest-art-jade" cx="37" cy="45" r="7" />
      <path className="quest-art-gold" d="m60 36 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" />
      <path className="quest-art-neon" d="m83 36 8 9-8 9-8-9Z" />
    </>
  ),
  ball: (
    <>
      <circle className="quest-art-frame" cx="60" cy="46" r="31" />
      <circle className="quest-art-cell" cx="60" cy="46" r="23" />
      <path className="quest-art-line" d="M60 23v46M37 46h46M44 30l32 32M76 30 44 62" />
      <circle className="quest-art-jade" cx="60" cy="46" r="9" />
      <circle className="quest-art-pearl" cx="79" cy="30" r="5" />
    </>
  ),
  wheel: (
    <>
      <circle className="quest-art-frame" cx="60" cy="47" r="30" />
      <path className="quest-art-gold" d="M60 47V19a28 28 0 0 1 24 14Z" />
      <path className="quest-art-jade" d="m60 47 24 14a28 28 0 0 1-24 14Z" />
      <path className="quest-art-neon" d="M60 47 36 61a28 28 0 0 1 0-28Z" />
      <circle className="quest-art-pearl" cx="60" cy="47" r="6" />
      <path className="quest-art-pearl" d="m60 24-6-12h12Z" />
    </>
  ),
  compass: (
    <>
      <circle className="quest-art-frame" cx="60" cy="46" r="31" />
      <circle className="quest-art-cell" cx="60" cy="46" r="24" />
      <path className="quest-art-neon" d="m60 24 7 22H53Z" />
      <path className="quest-art-jade" d="m60 68 7-22H53Z" />
      <path className="quest-art-line" d="M60 15v6M60 71v6M29 46h6M85 46h6" />
      <circle className="quest-art-pearl" cx="60" cy="46" r="4" />
    </>
  ),
  ring: (
    <>
      <circle className="quest-art-ring" cx="60" cy="44" r="21" />
      <path className="quest-art-gold" d="M60 66v9" />
      <path className="quest-art-line" d="M46 30q14-12 28 0M60 66v12" />
      <circle className="quest-art-gold" cx="60" cy="79" r="4" />
      <circle className="quest-art-pearl" cx="48" cy="32" r="3" />
    </>
  ),
  cards: (
    <>
      <g transform="rotate(-14 48 50)">
        <rect className="quest-art-card" x="32" y="22" width="32" height="46" rx="5" />
        <path className="quest-art-neon" d="M48 38q8-10 12 0 0 8-12 16-12-8-12-16 4-10 12 0Z" />
      </g>
      <g transform="rotate(12 74 48)">
        <rect className="quest-art-card" x="58" y="22" width="32" height="46" rx="5" />
        <path className="quest-art-jade" d="m74 33 10 13-10 13-10-13Z" />
      </g>
    </>
  ),
  ticket: (
    <>
      <path
        className="quest-art-gold"
        d="M24 28h72v12a6 6 0 0 0 0 12v14H24V52a6 6 0 0 0 0-12Z"
        transform="rotate(-6 60 46)"
      />
      <path className="quest-art-cell" d="M38 36h44v20H38Z" transform="rotate(-6 60 46)" />
      <path className="quest-art-foil" d="M38 36h26l-8 8 6 4-10 8H38Z" transform="rotate(-6 60 46)" />
      <circle className="quest-art-jade" cx="73" cy="45" r="6" />
    </>
  ),
};
