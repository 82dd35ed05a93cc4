import { FileCheck2, Lock, Waves } from 'lucide-react';

const steps = [
  {
    Icon: Lock,
    title: 'Sealed before you play',
    text: 'The house draws a secret and shows you its fingerprint, the SHA-256 hash, before the first spin. From then on it cannot be swapped.',
  },
  {
    Icon: Waves,
    title: 'Stirred by you',
    text: 'Your own seed and a counter go into every result. We cannot know what you choose, so we cannot choose the result.',
  },
  {
    Icon: FileCheck2,
    title: 'Opened when you ask',
    text: 'Change seeds at any time and the secret is laid open. Your browser computes each round again, without us, and compares.',
  },
];

/** Why a result can be believed, in three steps. */
export function ProofSteps() {
  return (
    <section id="fairness" className="section page-width" aria-labelledby="proof-title">
      <p className="section-eyebrow">Provably fair</p>
      <h2 id="proof-title" className="section-title">
        You do not have to trust us. You can check.
      </h2>
      <ol className="proof-steps">
        {steps.map(({ Icon, title, text }, index) => (
          <li key={title} className="proof-step surface">
            <span className="proof-step-mark" aria-hidden="true">
              <Icon size={26} />
            </span>
            <h3 className="proof-step-title">{`${index + 1}. ${title}`}</h3>
            <p className="proof-step-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
