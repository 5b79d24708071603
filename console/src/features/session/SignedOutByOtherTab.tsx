import { withNext } from '#platform/return-to.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/**
 * Waits for a press: the provider may still be ending its session in the other tab,
 * and would sign the person in again without asking.
 */
export function SignedOutByOtherTab({ next }: { next: string }) {
  usePageTitle('Signed out');
  return (
    <>
      <PageHeader title="You are signed out" facts={['You signed out in another tab.']} />
      <div className="mt-6">
        <Button href={withNext('/authenticate', next)} variant="primary">
          Sign in
        </Button>
      </div>
    </>
  );
}
