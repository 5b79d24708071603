import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export function NotFound() {
  usePageTitle('Page Not Found');
  return (
    <>
      <PageHeader title="Page Not Found!" facts={['The address may be mistyped, or the page may have moved.']} />
      <div className="mt-6">
        <Button to="/">Go Home</Button>
      </div>
    </>
  );
}
