import { apiRevision, apiRevisionHeader } from '@tassel/contract/api-revision.ts';
import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import { privateEndpoint } from '#platform/graphql.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Endpoint } from './Endpoint.tsx';

const keyEndpoint = '/api/graphql/';

export default function ExplorerScreen() {
  usePageTitle('GraphQL');
  return (
    <div className="max-w-form">
      <PageHeader
        title="GraphQL"
        facts={['One schema, two addresses. Both take POST with a JSON body of query and variables.']}
      />
      <Endpoint
        title="With an API key, from your own system"
        address={window.location.origin + keyEndpoint}
        headers={[['Authorization', 'Bearer <API key>']]}
      />
      <Endpoint
        title="With a sign-in, as this console does"
        address={window.location.origin + privateEndpoint}
        headers={[
          ['Authorization', 'JWT <identity token>'],
          [apiRevisionHeader, String(apiRevision)],
          [clientRequestIdHeader, '<UUID>, on mutations: a repeated one is answered once'],
        ]}
      />
    </div>
  );
}
