import { HarbourScene } from '#components/harbour/harbour-scene';
import type { Category } from '#web/lib/games/game-catalog';

/** The banner of a category page. */
export default function CategoryBanner({ category }: { category: Category }) {
  return (
    <section className="category-banner night">
      <HarbourScene />
      <div className="category-banner-words page-width">
        <h1 className="category-banner-title">{category.name}</h1>
        <p className="mbs-2 text-lg text-on-picture-muted max-inline-120">{category.blurb}</p>
      </div>
    </section>
  );
}
