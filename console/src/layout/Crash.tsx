import { useRouteError } from 'react-router';
import { errorText } from '#platform/call-errors.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** The fallback for whatever a screen throws, a screen that did not load included (spec §2, R-2.21). */
export function Crash() {
  const error = useRouteError();
  usePageTitle('Unexpected Application Error');
  return (
    <div role="alert">
      <PageHeader title="Unexpected Application Error!" facts={[errorText(error)]} />
      <div className="mt-6 flex gap-2">
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button href="/">Go Home</Button>
      </div>
    </div>
  );
}
