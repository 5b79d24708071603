import { usePageTitle } from '#platform/use-page-title.ts';
import { GeneralForm } from './GeneralForm.tsx';
import { OrganizationLoaded } from './OrganizationLoaded.tsx';
import { billingStatusWords } from './organization-words.ts';

export default function GeneralScreen() {
  usePageTitle('Org Settings');
  return (
    <div className="grid max-w-form gap-10 pt-8">
      <OrganizationLoaded>
        {(organization) => (
          <>
            <GeneralForm key={organization.id} organization={organization} />
            <dl className="border-t border-border text-sm">
              {[
                ['Billing', billingStatusWords[organization.billingStatus]],
                ['Free classifications left', organization.credits.toLocaleString('en-US')],
              ].map(([term, detail]) => (
                <div key={term} className="flex gap-x-4 border-b border-border py-2.5 max-md:flex-col">
                  <dt className="w-56 shrink-0 text-text-muted">{term}</dt>
                  <dd className="min-w-0 wrap-break-word">{detail}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </OrganizationLoaded>
    </div>
  );
}
