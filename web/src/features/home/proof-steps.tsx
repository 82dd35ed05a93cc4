import { FileCheck2, Lock, Waves } from 'lucide-react';

// The steps show one real example: anyone can compute this SHA-256 of this seed.
const steps = [
  {
    Icon: Lock,
    title: 'Sealed before you play',
    text: 'We draw a secret and show you its fingerprint, the SHA-256 hash, before your first spin. After that, it cannot be swapped.',
    shows: 'Fingerprint',
    example: 'a8ae6e6ee929…f7c77c8e',
  },
  {
    Icon: Waves,
    title: 'Mixed with your seed',
    text: 'Your own seed and a counter go into every result. We cannot know what you choose, so we cannot steer the result.',
    shows: 'Your seed and round',
    example: 'dragon-boat : 7',
  },
  {
    Icon: FileCheck2,
    title: 'Revealed on request',
    text: 'Change your seed and we reveal the secret. Your browser then computes each round again, without us, and compares.',
    shows: 'Revealed secret',
    example: '0123456789ab…89abcdef',
  },
];

/** Why a result can be trusted, in three steps. */
export function ProofSteps() {
  return (
    <section id="fairness" className="section below-fold page-width" aria-labelledby="proof-title">
      <p className="section-eyebrow mbe-2">Provably fair</p>
      <h2 id="proof-title" className="text-3xl">
        You do not have to trust us. You can check.
      </h2>
      <ol className="grid grid-fit-68 gap-6 mbs-8">
        {steps.map(({ Icon, title, text, shows, example }, index) => (
          <li key={title} className="promise-step panel">
            <span
              className="grid place-items-center inline-13 block-13 mbe-4 text-primary bg-raised rounded-md"
              aria-hidden="true"
            >
              <Icon size={26} />
            </span>
            <h3 className="text-xl">{`${index + 1}. ${title}`}</h3>
            <p className="mbs-2 text-muted">{text}</p>
            <p className="promise-step-example">
              <span>{shows}</span>
              <code>{example}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
