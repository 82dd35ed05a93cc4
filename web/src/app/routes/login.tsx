import { PageHead } from '#components/page-head';

export function Component() {
  return (
    <>
      <PageHead title="Sign in" description="x" path="/Login" />
      <h1>Sign in</h1>
    </>
  );
}
