import type { ComponentProps } from 'react';
import city from './city.svg';
import junk from './junk.svg';
import lantern from './lantern.svg';
import sky from './sky.svg';
import wake from './wake.svg';

/** The harbor at night, in layers with parallax while the page scrolls. It fills its box; text goes on its left. */
export function HarbourScene({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <div className={`night-harbour ${className}`} aria-hidden="true" {...props}>
      <img className="night-harbour-layer night-harbour-sky" src={sky} alt="" width={1920} height={820} />
      <img className="night-harbour-layer" src={city} alt="" width={1920} height={820} />
      <div className="night-harbour-boat">
        <img className="night-harbour-wake" src={wake} alt="" width={420} height={70} />
        <img className="night-harbour-junk" src={junk} alt="" width={460} height={400} />
      </div>
      <img className="night-harbour-lantern" src={lantern} alt="" width={120} height={260} />
      <img
        className="night-harbour-lantern night-harbour-lantern-far"
        src={lantern}
        alt=""
        width={120}
        height={260}
      />
    </div>
  );
}
