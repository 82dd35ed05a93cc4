import type { AttributeValue, Item } from 'dynalite/db/index.js';

/** Sizes of images, which never change once they are read or written. */
const knownBytes = new WeakMap<Item, number>();

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
export function itemBytes(item: Item): number {
  const known = knownBytes.get(item);
  if (known !== undefined) return known;
  const entries = Object.entries(item);
  const bytes = sum(entries.map(([name, value]) => Buffer.byteLength(name) + valueBytes(value)));
  knownBytes.set(item, bytes);
  return bytes;
}

function valueBytes(attribute: AttributeValue): number {
  const [[type, value] = ['', undefined]] = Object.entries(attribute);
  switch (type) {
    case 'S':
      return Buffer.byteLength(value as string);
    case 'N':
      return numberBytes(value as string);
    case 'B':
      return Buffer.byteLength(value as string, 'base64');
    case 'BOOL':
    case 'NULL':
      return 1;
    case 'L':
      return 3 + sum((value as AttributeValue[]).map((element) => 1 + valueBytes(element)));
    case 'M':
      return 3 + Object.keys(value as Item).length + itemBytes(value as Item);
    case 'SS':
    case 'NS':
    case 'BS':
      return sum((value as string[]).map((element) => valueBytes({ [type.charAt(0)]: element })));
    default:
      throw new Error(`Not an attribute value: ${JSON.stringify(attribute)}`);
  }
}

/** One byte per two significant digits, paired from the decimal point; one byte for the magnitude, one for a minus sign. */
function numberBytes(decimal: string): number {
  const [integer = '', fraction = ''] = decimal.replace('-', '').split('.');
  const padded = (integer.length % 2 ? '0' : '') + integer + fraction + (fraction.length % 2 ? '0' : '');
  const pairs = padded.replace(/^(?:00)+/, '').replace(/(?:00)+$/, '').length / 2;
  return pairs + 1 + (decimal.startsWith('-') ? 1 : 0);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
