import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { notFound } from '#web/lib/not-found';
import { AccountNav } from '../../features/account/account-nav';
import '../../features/account/account.css';

/** A section is a page like any other; only that this one stands beside the list of all. */
interface Section {
  readonly load: (args: LoaderFunctionArgs) => unknown;
  readonly Component: ComponentType;
  readonly shouldRevalidate?: (change: ShouldRevalidateFunctionArgs) => boolean;
}

/** By the names in their addresses; they are here and not among the routes, so that strangers do not load their list. */
const sections = new Map<string, () => Promise<Section>>([
  ['overview', () => import('./account-overview')],
  ['profile', () => import('./account-profile')],
  ['limits', () => import('./account-limits')],
  ['history', () => import('./account-history')],
  ['charts', () => import('./account-charts')],
  ['fairness', () => import('./account-fairness')],
  ['security', () => import('./account-security')],
  ['identity', () => import('./account-identity')],
  ['notices', () => import('./notices')],
]);

/** Sections that were opened on this page. */
const opened = new Map<string, Section>();

const nameOf = ({ section = 'overview' }: { section?: string }) => section.toLowerCase();

/** Loads the section that the address names, with what it shows. */
export async function load(args: LoaderFunctionArgs) {
  const name = nameOf(args.params);
  const section = await sections.get(name)?.();
  if (!section) throw notFound(args.request);
  opened.set(name, section);
  return section.load(args);
}

/** Within a section the section itself decides. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const name = nameOf(change.nextParams);
  const section = name === nameOf(change.currentParams) ? opened.get(name) : undefined;
  return section?.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate;
}

/** The account: the list of its sections, and the one that the address names. */
export function Component() {
  const name = nameOf(useParams());
  const section = opened.get(name);
  return (
    <div className="account page-width">
      <AccountNav />
      <div className="account-section">{section && <section.Component key={name} />}</div>
    </div>
  );
}
