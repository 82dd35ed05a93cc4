import { fields } from './request-fields';

/** Numbers as DynamoDB writes them, with so few digits that they need no further check. */
const plainNumber = /^(?:0|-?[1-9]\d{0,15})$/;

/** Fields of a request whose values have attribute names or placeholders. */
const mapsOfValues = ['Item', 'Key', 'ExpressionAttributeValues'];

/** Whether an attribute value is valid as it is written, so that dynalite would accept it and change nothing. */
export function isPlainValue(value: unknown): boolean {
  const [[type, content] = [], ...others] = Object.entries(fields(value));
  if (others.length > 0 || Array.isArray(value)) return false;
  switch (type) {
    case 'S':
      return typeof content === 'string';
    case 'N':
      return typeof content === 'string' && plainNumber.test(content);
    case 'BOOL':
      return typeof content === 'boolean';
    case 'NULL':
      return content === true;
    case 'L':
      return Array.isArray(content) && content.every(isPlainValue);
    case 'M':
      return isPlainMap(content);
    default:
      return false;
  }
}

/**
 * Takes the maps that hold only plain values out of a request and the actions of its transaction, because dynalite
 * copies and checks every value for each of its ten types.
 *
 * @param types  of dynalite: a field that it does not know stays, to be dropped
 * @returns puts them into the checked copy
 */
export function setAsidePlainMaps(
  request: Record<string, unknown>,
  types: Readonly<Record<string, unknown>>,
): (checked: object) => void {
  const plain = mapsOfValues.filter((name) => name in types && isPlainMap(request[name]));
  const maps = Object.fromEntries(plain.map((name) => [name, request[name]]));
  for (const name of plain) delete request[name];
  const actions = 'TransactItems' in types ? actionsOf(request) : [];
  const restores = actions.map(({ at, kind, action }) => {
    const restore = setAsidePlainMaps(action, typesOf(types['TransactItems'], kind));
    return (checked: object) => restore(actionAt(checked, at, kind));
  });
  return (checked) => {
    Object.assign(checked, maps);
    for (const restore of restores) restore(checked);
  };
}

function isPlainMap(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isPlainValue)
  );
}

function actionsOf({ TransactItems: items }: Readonly<Record<string, unknown>>) {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item, at) =>
    Object.entries(fields(item)).map(([kind, action]) => ({ at, kind, action: fields(action) })),
  );
}

/** Types of the fields of one action; none for an unknown kind. */
function typesOf(transactItems: unknown, kind: string): Readonly<Record<string, unknown>> {
  const item = fields(fields(transactItems)['children']);
  return fields(fields(fields(item['children'])[kind])['children']);
}

function actionAt(checked: object, at: number, kind: string): object {
  const { TransactItems = [] } = checked as { TransactItems?: unknown[] };
  return fields(fields(TransactItems[at])[kind]);
}
