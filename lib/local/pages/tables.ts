import { localOperator } from '../iam/caller';
import { html, type Html } from './html';

const mostShown = 200;

/** The names of the tables, linked to their items. */
export function tableList(names: readonly string[]): Html {
  return html`<ul>
    ${names.map((name) => html`<li><a href="/_local/tables/${name}">${name}</a></li>`)}
  </ul>`;
}

/** Items of a table as stored, read through the service. */
export async function tableItems(name: string, servicesUrl: string): Promise<Html> {
  const answer = await fetch(`${servicesUrl}/dynamodb/`, {
    method: 'POST',
    headers: {
      Authorization: `AWS4-HMAC-SHA256 Credential=${localOperator}/20000101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local`,
      'Content-Type': 'application/x-amz-json-1.0',
      'X-Amz-Target': 'DynamoDB_20120810.Scan',
    },
    body: JSON.stringify({ TableName: name, Limit: mostShown }),
  });
  const { Items = [] } = (await answer.json()) as { Items?: object[] };
  if (Items.length === 0) return html`<p class="quiet">No items.</p>`;
  return html`<p class="quiet">
      ${Items.length} items${Items.length === mostShown ? ' shown, there are more' : ''}
    </p>
    ${Items.map((item) => html`<article><pre>${JSON.stringify(plain({ M: item }), null, 2)}</pre></article>`)}`;
}

/** An attribute value without its type; numbers stay text, as JSON might round them. */
function plain(value: unknown): unknown {
  const [[type, content] = ['NULL', true]] = Object.entries(value as object) as [string, unknown][];
  if (type === 'NULL') return null;
  if (type === 'L') return (content as unknown[]).map(plain);
  if (type !== 'M') return content;
  return Object.fromEntries(Object.entries(content as object).map(([name, child]) => [name, plain(child)]));
}
