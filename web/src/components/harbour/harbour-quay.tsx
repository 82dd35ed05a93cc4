import city from './city.svg';
import quay from './quay.svg';
import sky from './sky.svg';

/** The quay at night with goods just landed. It fills its box; text goes on its left. */
export function HarbourQuay() {
  return (
    <div className="night-harbour" aria-hidden="true">
      {[sky, city, quay].map((layer) => (
        <img key={layer} className="night-harbour-layer" src={layer} alt="" width={1920} height={820} />
      ))}
    </div>
  );
}
