import { ThemeSwitch } from '#components/ui/theme-switch';
import { brand } from '#web/lib/brand';

/** The end of every page: who may play, and where help is. */
export default function Footer() {
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-row">
        <span className="age-mark" aria-hidden="true">
          {`${brand.minimumAge}+`}
        </span>
        <div className="site-footer-words">
          <p>
            {`${brand.name} is for people aged ${brand.minimumAge} and over. No purchase is needed to play, and no purchase improves your odds.`}
          </p>
          <p>
            Play responsibly: set a time, take breaks, stop when it is no longer fun. If play worries you or
            someone you know, free and confidential help is there around the clock:{' '}
            {brand.helpLines.map(({ name, dial }, index) => (
              <span key={dial}>
                {index > 0 && ' or '}
                <a className="text-link" href={dial}>
                  {name}
                </a>
              </span>
            ))}
            .
          </p>
          <p>{`© ${brand.name}`}</p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
