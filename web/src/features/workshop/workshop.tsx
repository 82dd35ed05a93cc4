import { Note } from '#components/ui/note';
import { BothThemes } from './both-themes';
import { ExhibitStand } from './exhibit-stand';
import { exhibits } from './exhibits/all';
import { Colors } from './tokens/colors';
import { Scales } from './tokens/scales';
import './workshop.css';

/** The design language on one page: tokens, and every shared component in all of its states. */
export function Workshop() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-page">
      <h1 className="page-title">Workshop</h1>
      <Note>
        Every shared component in every state, in both themes. Production builds do not contain this page.
      </Note>
      <h2>Tokens</h2>
      <section className="grid grid-cols-1 gap-2" aria-label="Colors">
        <h3 className="text-md">Colors</h3>
        <BothThemes>
          <Colors ground="background" />
          <Colors ground="panel" />
        </BothThemes>
      </section>
      <Scales />
      <h2>Components</h2>
      {exhibits.map((exhibit) => (
        <ExhibitStand key={exhibit.component} exhibit={exhibit} />
      ))}
    </div>
  );
}
