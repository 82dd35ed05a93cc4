import { Amount } from './amount';
import { StoredPicture } from './stored-picture';

/**
 * A reserved or ordered prize in a list: picture, name, quantity and total.
 *
 * @param price  of one piece, in hundredths of SC
 */
export function PrizeLine({
  name,
  image,
  quantity,
  price,
}: {
  name: string;
  image: string | null;
  quantity: number;
  price: number;
}) {
  return (
    <li className="prize-line">
      <span className="prize-line-picture overflow-clip rounded-sm">
        <StoredPicture imageKey={image} />
      </span>
      <span className="wrap-anywhere">
        <strong>{name}</strong>
        <span className="block text-sm text-muted">{`Qty ${quantity}`}</span>
      </span>
      <Amount coin="sweeps" value={price * quantity} />
    </li>
  );
}
