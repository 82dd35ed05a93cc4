import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { LeaveDialog } from '#components/feedback/leave-dialog';
import { useLeaveGuard } from '#web/lib/forms/use-leave-guard';
import { notFound } from '#web/lib/page/not-found';
import { AccountNav } from '../../features/account/account-nav';
import { DeletionBanner } from '../../features/account/deletion/deletion-banner';
import { SectionFailure } from '../../features/account/section-failure';
import { type AccountSection, accountSections } from '../account-sections';
import '../../features/account/account.css';

/** Sections that were loaded on this page. */
const opened = new Map<string, AccountSection>();

/** A failure to load a section, shown within the account layout instead of in its place. */
class SectionFailed {
  readonly failure: Error;

  constructor(failure: Error) {
    this.failure = failure;
  }
}

/** The section whose last load failed; it reloads regardless of its own `shouldRevalidate`. */
let failed: string | null = null;

const nameOf = ({ section = 'overview' }: { section?: string }) => section.toLowerCase();

/**
 * Loads the section that the address names, with its data.
 *
 * @throws redirects of the section, and "page not found" for an unknown section
 */
export async function load(args: LoaderFunctionArgs) {
  const name = nameOf(args.params);
  const section = await accountSections.get(name)?.();
  if (!section) throw notFound(args.request);
  opened.set(name, section);
  failed = null;
  try {
    return await section.load(args);
  } catch (failure) {
    if (!(failure instanceof Error) || args.request.signal.aborted) throw failure;
    failed = name;
    return new SectionFailed(failure);
  }
}

/** Navigation within a section is decided by the section. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const name = nameOf(change.nextParams);
  if (name === failed) return change.defaultShouldRevalidate;
  const section = name === nameOf(change.currentParams) ? opened.get(name) : undefined;
  return section?.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate;
}

/** The account: its section list and the section that the address names. */
export function Component() {
  const name = nameOf(useParams());
  const section = opened.get(name);
  const loaded: unknown = useLoaderData();
  const guard = useLeaveGuard();
  return (
    <div className="account page-width">
      <AccountNav />
      <div className="min-inline-0">
        <LeaveDialog {...guard} />
        <DeletionBanner />
        {loaded instanceof SectionFailed ? (
          <SectionFailure failure={loaded.failure} />
        ) : (
          section && <section.Component key={name} />
        )}
      </div>
    </div>
  );
}
