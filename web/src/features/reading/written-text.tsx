import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Written } from '#web/lib/page/written';

/** A text compiled by the build, with client-side links and linkable headings. */
export function WrittenText({ body }: { body: readonly Written[] }) {
  const [start = [], ...chapters] = chaptersOf(body);
  return (
    <div className="written">
      {start.map(show)}
      {chapters.map((chapter, index) => (
        <section key={index} className="written-chapter below-fold">
          {chapter.map(show)}
        </section>
      ))}
    </div>
  );
}

/** Splits a text into the part before the first heading and one part per chapter. */
function chaptersOf(body: readonly Written[]): Written[][] {
  const chapters: Written[][] = [[]];
  for (const piece of body) {
    if (piece[0] === 'h2') chapters.push([]);
    chapters.at(-1)?.push(piece);
  }
  return chapters;
}

function show(piece: Written, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const [tag, attributes, ...content] = piece;
  const inside = content.length > 0 ? content.map(show) : undefined;
  const text = (name: string) => String(attributes?.[name] ?? '');
  switch (tag) {
    case 'a':
      return text('href').startsWith('/') && !/\.\w+$/.test(text('href')) ? (
        <Link key={key} className="text-link" to={text('href')}>
          {inside}
        </Link>
      ) : (
        <a key={key} className="text-link" href={text('href')} rel="noopener">
          {inside}
        </a>
      );
    case 'h2':
    case 'h3':
      return createElement(
        tag,
        { key, id: text('id'), className: 'written-heading' },
        inside,
        <Link className="written-anchor" to={`#${text('id')}`} aria-label="Link to this section">
          #
        </Link>,
      );
    case 'table':
      return (
        // Keyboard users scroll a wide table with the arrow keys.
        <div key={key} className="written-table" role="group" aria-label="Table" tabIndex={0}>
          <table className="border-collapse text-sm tabular inline-full">{inside}</table>
        </div>
      );
    case 'img': {
      const { half, ...shown } = attributes ?? {};
      const sizes = half
        ? `${half} ${Number(shown['width']) / 2}w, ${text('src')} ${text('width')}w`
        : undefined;
      return (
        <img
          key={key}
          {...(sizes && { srcSet: sizes, sizes: '(min-width: 48rem) 40rem, 92vw' })}
          {...shown}
          alt={text('alt')}
          loading="lazy"
          decoding="async"
        />
      );
    }
    default:
      return createElement(tag, { key, ...attributes }, inside);
  }
}
